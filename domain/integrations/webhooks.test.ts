import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import type { WebhookEvent, WebhookSettings, WebhookStopReason } from './webhook-events.ts';
import { maxWebhooks, webhookDecider } from './webhooks.ts';

const memberId = asMemberId('mila');
const at = asInstant('2026-03-10T12:00:00.000Z');
const settings: WebhookSettings = {
  url: 'https://hooks.example/rondel',
  kinds: ['workout.logged', 'weight.logged'],
  scopes: ['read:body'],
};
const webhooks = given(webhookDecider);
const of = (webhookId: string) => ({ memberId, webhookId });
const added = (webhookId: string, secretId = 's1'): WebhookEvent => ({
  type: 'WebhookAdded',
  ...of(webhookId),
  ...settings,
  secretId,
});
const removed = (webhookId: string): WebhookEvent => ({ type: 'WebhookRemoved', ...of(webhookId) });
const stopped = (reason: WebhookStopReason): WebhookEvent => ({
  type: 'WebhookStopped',
  ...of('w1'),
  reason,
});
const add = (webhookId: string, more: Partial<WebhookSettings> = {}) =>
  ({ type: 'AddWebhook', ...of(webhookId), ...settings, ...more, secretId: 's1' }) as const;
const change = (more: Partial<WebhookSettings>, webhookId = 'w1') =>
  ({ type: 'ChangeWebhook', ...of(webhookId), ...settings, ...more }) as const;
const rotate = (secretId: string) => ({ type: 'RotateWebhookSecret', ...of('w1'), secretId, at }) as const;
const stop = (reason: WebhookStopReason, webhookId = 'w1') =>
  ({ type: 'StopWebhook', ...of(webhookId), reason }) as const;
const resume = { type: 'ResumeWebhook', ...of('w1') } as const;
const remove = (webhookId: string) => ({ type: 'RemoveWebhook', ...of(webhookId) }) as const;
const full = Array.from({ length: maxWebhooks }, (_, index) => added(`n${index}`));

describe('the webhooks of a member', () => {
  it('gain a webhook with its kinds and scopes in one order, each once', () => {
    webhooks()
      .when(add('w1', { kinds: ['weight.logged', 'workout.logged', 'weight.logged'] }))
      .yields(added('w1'));
  });
  it('gain a webhook once by a repeated command, also after it was removed', () => {
    webhooks(added('w1')).when(add('w1')).yieldsNothing();
    webhooks(added('w1'), removed('w1')).when(add('w1')).yieldsNothing();
  });
  it('refuse one without a kind of news', () => {
    webhooks()
      .when(add('w1', { kinds: [] }))
      .refuses('no-webhook-kind');
    webhooks(added('w1'))
      .when(change({ kinds: [] }))
      .refuses('no-webhook-kind');
  });
  it(`are ${maxWebhooks} at most; a removed one makes room`, () => {
    webhooks(...full)
      .when(add('w1'))
      .refuses('too-many-webhooks');
    webhooks(...full, removed('n2'))
      .when(add('w1'))
      .yields(added('w1'));
  });
  it('change their address, kinds and scopes, and nothing by the same settings', () => {
    const url = 'https://hooks.example/other';
    webhooks(added('w1'))
      .when(change({ url, scopes: [] }))
      .yields({ type: 'WebhookChanged', ...of('w1'), ...settings, url, scopes: [] });
    webhooks(added('w1')).when(change({})).yieldsNothing();
  });
  it('keep the secret before a rotation for a day', () => {
    const rotated = {
      type: 'WebhookSecretRotated',
      ...of('w1'),
      secretId: 's2',
      previousUntil: asInstant('2026-03-11T12:00:00.000Z'),
    } as const;
    webhooks(added('w1')).when(rotate('s2')).yields(rotated);
    webhooks(added('w1'), rotated).when(rotate('s2')).yieldsNothing();
    webhooks(added('w1'), rotated).when(rotate('s1')).yieldsNothing();
  });
  it('stop once and resume once', () => {
    webhooks(added('w1')).when(stop('failing')).yields(stopped('failing'));
    webhooks(added('w1'), stopped('failing')).when(stop('admin')).yieldsNothing();
    webhooks(added('w1'), stopped('gone'))
      .when(resume)
      .yields({ type: 'WebhookResumed', ...of('w1') });
    webhooks(added('w1')).when(resume).yieldsNothing();
  });
  it('lose a webhook once', () => {
    webhooks(added('w1')).when(remove('w1')).yields(removed('w1'));
    webhooks(added('w1'), removed('w1')).when(remove('w1')).yieldsNothing();
  });
  it('ignore a delivery that stops a webhook after it was removed', () => {
    webhooks(added('w1'), removed('w1')).when(stop('failing')).yieldsNothing();
  });
  it('refuse a webhook that was never there', () => {
    for (const command of [change({}, 'w9'), stop('failing', 'w9'), stop('member', 'w9'), remove('w9')])
      webhooks(added('w1')).when(command).refuses('unknown-webhook');
  });
});
