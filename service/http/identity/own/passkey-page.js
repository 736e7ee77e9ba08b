// Makes a passkey, or signs in with one, and sends the answer of the browser with the form of the page.
const { startAuthentication, startRegistration, browserSupportsWebAuthn } = globalThis.SimpleWebAuthnBrowser;

const forms = document.querySelectorAll('form[data-passkey]');
for (const form of forms)
  if (browserSupportsWebAuthn())
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      run(form).catch((error) => show(form, sentenceOf(sentencesOf(form), error)));
    });
  else show(form, sentencesOf(form).unknown);

// A browser may show the page as the person left it, with a disabled button.
addEventListener('pageshow', () => {
  for (const form of forms) form.querySelector('button').disabled = false;
});

async function run(form) {
  const button = form.querySelector('button');
  show(form, '');
  button.disabled = true;
  try {
    const optionsJSON = await optionsFor(form);
    const isNew = form.dataset.passkey === 'create';
    const answer = isNew
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON });
    form.querySelector('input[name=answer]').value = JSON.stringify(answer);
    form.submit();
    // The button stays disabled until the answer: a second press would replace the question that the first has answered.
  } catch (error) {
    button.disabled = false;
    throw error;
  }
}

async function optionsFor({ dataset: { options } }) {
  const asked = await fetch(options, { method: 'POST', headers: { Accept: 'application/json' } }).catch(
    () => {
      throw new Error('unreachable');
    },
  );
  if (!asked.ok) throw new Error(asked.status === 400 ? 'expired' : 'unreachable');
  return asked.json();
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
