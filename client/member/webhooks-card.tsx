import { lazy, useState } from 'react';
import useSWR from 'swr';
import { labelled } from '#client/lib/format/format-copy.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Grow, NamedRow, Row, Rows, Stack } from '#client/ui/layout.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import {
  type ShownWebhook,
  type WebhookDeliveries,
  webhookDeliveriesAnswer,
  webhooksAnswer,
} from '#service/features/integrations/webhooks-contract.ts';
import { asyncStateOf, WhenLoaded } from './async-state.tsx';
import { momentText } from './member-dates.ts';
import { stepCommand, testCommand, webhooksKey } from './webhook-commands.ts';
import { logCopy, problemText, webhooksCopy } from './webhooks-copy.ts';

const WebhookDialog = lazy(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }));

type WebhooksCardProps = { timeZone: string; isOn: boolean };

/** The member's webhooks, and what adds, changes, tests and ends them. */
export function WebhooksCard({ timeZone, isOn }: WebhooksCardProps) {
  const webhooks = asyncStateOf(useSWR(webhooksKey, readAs(webhooksAnswer), { revalidateOnMount: true }));
  const [edited, setEdited] = useState<ShownWebhook | 'new' | null>(null);
  return (
    <Card title={webhooksCopy.title}>
      <Stack>
        <Text $tone="muted">{isOn ? webhooksCopy.lead : webhooksCopy.switchedOff}</Text>
        <WhenLoaded state={webhooks} failure={webhooksCopy.unread} height="1.5rem">
          {({ webhooks: listed }) =>
            listed.length === 0 ? (
              <Text>{webhooksCopy.none}</Text>
            ) : (
              <WebhookList webhooks={listed} timeZone={timeZone} isOn={isOn} onChange={setEdited} />
            )
          }
        </WhenLoaded>
        {isOn && (
          <Button variant="ink" icon="plus" isBlock onClick={() => setEdited('new')}>
            {webhooksCopy.add}
          </Button>
        )}
      </Stack>
      {edited && (
        <Opening>
          <WebhookDialog webhook={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Opening>
      )}
    </Card>
  );
}

type WebhookListProps = {
  webhooks: readonly ShownWebhook[];
  timeZone: string;
  isOn: boolean;
  onChange: (webhook: ShownWebhook) => void;
};

function WebhookList({ webhooks, timeZone, isOn, onChange }: WebhookListProps) {
  const [logged, setLogged] = useState<ShownWebhook | null>(null);
  return (
    <>
      <Rows>
        {webhooks.map((webhook) => (
          <NamedRow $wraps key={webhook.id}>
            <Grow>
              <strong>{webhook.url}</strong>
              <WebhookLines webhook={webhook} timeZone={timeZone} />
            </Grow>
            <WebhookButtons
              webhook={webhook}
              isOn={isOn}
              onChange={() => onChange(webhook)}
              onLog={() => setLogged(webhook)}
            />
          </NamedRow>
        ))}
      </Rows>
      <Dialog
        isOpen={logged !== null}
        onClose={() => setLogged(null)}
        title={logCopy.title}
        description={logged?.url ?? ''}
      >
        {logged && <WebhookLog id={logged.id} timeZone={timeZone} />}
      </Dialog>
    </>
  );
}

function WebhookLines({ webhook, timeZone }: { webhook: ShownWebhook; timeZone: string }) {
  const { kinds, stopped, failingSince, previousSecretUntil } = webhook;
  const isFailing = !stopped && failingSince !== null;
  return (
    <>
      <SubText>{webhooksCopy.sends(kinds)}</SubText>
      {stopped && <SubText>{webhooksCopy.stopped[stopped.reason]}</SubText>}
      {isFailing && <SubText>{webhooksCopy.failing(momentText(failingSince, timeZone))}</SubText>}
      {previousSecretUntil && (
        <SubText>{webhooksCopy.previousSecret(momentText(previousSecretUntil, timeZone))}</SubText>
      )}
      {stopped && <Chip tone="outline">{webhooksCopy.chips.stopped}</Chip>}
      {isFailing && <Chip tone="outline">{webhooksCopy.chips.failing}</Chip>}
    </>
  );
}

type WebhookButtonsProps = {
  webhook: ShownWebhook;
  isOn: boolean;
  onChange: () => void;
  onLog: () => void;
};

function WebhookButtons({ webhook: { id, url, stopped }, isOn, onChange, onLog }: WebhookButtonsProps) {
  const step = useCommand(stepCommand, {
    onAnswer: ({ webhooks }) => webhooks.some((one) => one.id === id) || showToast(webhooksCopy.removed),
    onRefused: (error) => showRefusal(error, webhooksCopy.failedChange),
  });
  const test = useCommand(testCommand, {
    onAnswer: ({ isAccepted, status, problem }) =>
      showToast(
        isAccepted && status !== null
          ? webhooksCopy.tested(webhooksCopy.testTaken(status))
          : webhooksCopy.testRefused(problem ?? ''),
      ),
    onRefused: (error) => showRefusal(error, webhooksCopy.failedTest),
  });
  const isSending = step.isSending || test.isSending;
  const button = (label: string, onClick: () => void) => (
    <Button
      size="small"
      variant="outline"
      aria-label={labelled(label, url)}
      aria-disabled={isSending}
      onClick={() => isSending || onClick()}
    >
      {label}
    </Button>
  );
  return (
    <Row $wraps>
      {isOn && button(test.isSending ? webhooksCopy.testing : webhooksCopy.test, () => test.ask(id))}
      {button(webhooksCopy.log, onLog)}
      {isOn && button(webhooksCopy.change, onChange)}
      {stopped
        ? isOn && button(webhooksCopy.resume, () => step.ask({ id, step: 'resume' }))
        : button(webhooksCopy.stop, () => step.ask({ id, step: 'stop' }))}
      {button(webhooksCopy.remove, () => step.ask({ id, step: 'remove' }))}
    </Row>
  );
}

type Delivery = WebhookDeliveries['deliveries'][number];

function WebhookLog({ id, timeZone }: { id: string; timeZone: string }) {
  const log = useSWR<WebhookDeliveries, Error>(
    `${webhooksKey}/${id}/deliveries`,
    readAs(webhookDeliveriesAnswer),
    { revalidateOnMount: true },
  );
  return (
    <Stack>
      <WhenLoaded state={asyncStateOf(log)} failure={logCopy.unread} height="6rem">
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <Text $tone="muted">{logCopy.none}</Text>
          ) : (
            <Rows>
              {deliveries.map((delivery) => (
                <li key={delivery.id}>
                  <Grow>
                    {logCopy.kindName(delivery.kind)}
                    <SubText>{outcomeText(delivery)}</SubText>
                    <SubText>{momentText(delivery.triedAt ?? delivery.happenedAt, timeZone)}</SubText>
                  </Grow>
                </li>
              ))}
            </Rows>
          )
        }
      </WhenLoaded>
      <Button isBlock onClick={() => void log.mutate()}>
        {logCopy.refresh}
      </Button>
    </Stack>
  );
}

function outcomeText({ state, attempts, status, problem, milliseconds }: Delivery): string {
  const parts = [
    ...(state === 'delivered' ? [logCopy.taken(status, milliseconds)] : [logCopy[state]]),
    ...(problem === null ? [] : [problemText(problem)]),
    ...(attempts > 1 ? [logCopy.attempts(attempts)] : []),
  ];
  return parts.join('. ').replaceAll('..', '.');
}
