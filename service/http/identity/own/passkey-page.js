// Makes a passkey, or signs in with one, and sends the answer of the browser with the form of the page.
const { startAuthentication, startRegistration, browserSupportsWebAuthn } = globalThis.SimpleWebAuthnBrowser;

for (const form of document.querySelectorAll('form[data-passkey]'))
  if (browserSupportsWebAuthn())
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      run(form).catch((error) => show(form, sentenceOf(error)));
    });
  else show(form, 'This browser does not know passkeys. Please choose another way, or another browser.');

async function run(form) {
  const button = form.querySelector('button');
  show(form, '');
  button.disabled = true;
  try {
    const asked = await fetch(form.dataset.options, {
      method: 'POST',
      headers: { Accept: 'application/json' },
    });
    if (!asked.ok) throw new Error(asked.status === 400 ? 'expired' : 'unreachable');
    const optionsJSON = await asked.json();
    const isNew = form.dataset.passkey === 'create';
    const answer = isNew
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON });
    form.querySelector('input[name=answer]').value = JSON.stringify(answer);
    form.submit();
  } finally {
    button.disabled = false;
  }
}

function sentenceOf(error) {
  if (error.message === 'expired') return 'This took too long. Please start again.';
  if (error.message === 'unreachable') return 'We cannot be reached right now. Please try again.';
  if (error.name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (error.name === 'SecurityError')
    return `Passkeys do not work at ${location.origin}. The people who run this site have to correct its address.`;
  return 'That did not work, or was cancelled. Nothing has changed. You can try again, or choose another way.';
}

function show(form, sentence) {
  const place = form.querySelector('[role=alert]');
  place.textContent = sentence;
  place.hidden = sentence === '';
}
