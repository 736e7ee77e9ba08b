import type { Context } from 'koa';
import type { DemoPerson } from './dev-people.ts';
import { type Html, html } from './html.ts';
import { answerWithPage } from './page.ts';

/** The page of the development sign-in. `action` is where its forms go; `problem` says what was wrong with the last one. */
export function showSignInPage(
  ctx: Context,
  people: readonly DemoPerson[],
  action: string,
  problem: string | null,
): void {
  const main = html`<div class="intro"><h1>Who is training today?</h1>
<p>Development sign-in, without passwords. Pick someone who is already here, or come as anyone you like.</p></div>
<div class="columns">
<ul class="people">${people.map((person) => row(person, action))}</ul>
${anyone(action, problem)}
</div>`;
  answerWithPage(ctx, 'Sign in', main);
}

function row({ email, firstName, lastName, description }: DemoPerson, action: string): Html {
  const initials = firstName.slice(0, 1) + lastName.slice(0, 1);
  return html`<li><form method="post" action="${action}">
${hidden('email', email)}${hidden('firstName', firstName)}${hidden('lastName', lastName)}
<button class="person"><span class="disc" aria-hidden="true">${initials}</span>
<span><b>${firstName} ${lastName}</b><small>${description}</small><small class="address">${email}</small></span></button>
</form></li>`;
}

function anyone(action: string, problem: string | null): Html {
  const warning = problem === null ? html`` : html`<p class="wrong" role="alert">${problem}</p>`;
  return html`<section class="card" aria-labelledby="anyone">
<h2 id="anyone">Someone else</h2>
${warning}
<form class="card-form" method="post" action="${action}">
<div class="field"><label for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="email" required></div>
<div class="pair">
<div class="field"><label for="firstName">First name</label><input id="firstName" name="firstName" autocomplete="given-name" maxlength="80"></div>
<div class="field"><label for="lastName">Last name</label><input id="lastName" name="lastName" autocomplete="family-name" maxlength="80"></div>
</div>
<button class="button">Sign in</button>
</form>
<p class="quiet-note">The same e-mail is the same account every time.</p>
<form method="post" action="${action}/cancel"><button class="button quiet">Cancel</button></form>
</section>`;
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}
