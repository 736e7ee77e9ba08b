// Makes a passkey, or signs in with one, and sends the answer of the browser with the form of the page.
const { startAuthentication, startRegistration, browserSupportsWebAuthn } = globalThis.SimpleWebAuthnBrowser;

for (const form of document.querySelectorAll('form[data-passkey]'))
  if (browserSupportsWebAuthn())
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      run(form).catch((error) => show(form, sentenceOf(sentencesOf(form), error)));
    });
  else show(form, sentencesOf(form).unknown);

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

// In the language of the page.
function sentencesOf(form) {
  return JSON.parse(form.dataset.sentences);
}

function sentenceOf(sentences, error) {
  if (error.message === 'expired') return sentences.expired;
  if (error.message === 'unreachable') return sentences.unreachable;
  if (error.name === 'InvalidStateError') return sentences.known;
  if (error.name === 'SecurityError') return sentences.otherAddress.replace('{origin}', location.origin);
  return sentences.failed;
}

function show(form, sentence) {
  const place = form.querySelector('[role=alert]');
  place.textContent = sentence;
  place.hidden = sentence === '';
}
