// Sends the calls of the page /api/docs with the token that was pasted. It keeps the token in its field only.
const token = document.getElementById('token');

for (const part of document.querySelectorAll('[data-try]')) part.hidden = false;

for (const form of document.querySelectorAll('form[data-try]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const answer = form.querySelector('output');
    answer.textContent = 'Sending...';
    send(form).then(
      (text) => {
        answer.textContent = text;
      },
      (error) => {
        answer.textContent = `The call was not sent: ${error.message}`;
      },
    );
  });

async function send(form) {
  const { method, path } = form.dataset;
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  let address = path;
  const query = new URLSearchParams();
  let body;
  for (const [name, value] of filled) {
    const [place, field] = name.split(' ');
    if (place === 'path') address = address.replace(`:${field}`, encodeURIComponent(value));
    else if (place === 'query') query.set(field, value);
    else body = value;
  }
  const response = await fetch(query.size > 0 ? `${address}?${query}` : address, {
    method,
    body,
    // Without the session of this browser: what works here works for a program.
    credentials: 'omit',
    headers: {
      Authorization: `Bearer ${token.value.trim()}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'Idempotency-Key': crypto.randomUUID() }),
    },
  });
  const code = response.headers.get('X-Error-Code');
  return `${response.status}${code ? ` ${code}` : ''}\n${shown(await response.text())}`;
}

function shown(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
