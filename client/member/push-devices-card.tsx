import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { shortDate } from '#client/lib/format/format-day.ts';
import { http, sendCommand } from '#client/lib/http/http.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Grow, NamedRow, Rows, Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import {
  type PushSettings,
  pushAnswer,
  pushCommandAnswer,
  pushTestAnswer,
} from '#service/features/push/push-contract.ts';
import { asyncStateOf, WhenLoaded } from './async-state.tsx';
import { deviceText } from './device-text.ts';
import { momentText } from './member-dates.ts';
import { ownFingerprint, pushSupport, unsubscribe } from './push-browser.ts';
import { devicesAnswered, pushKey, settingsIn, turnOn } from './push-commands.ts';
import { pushCopy } from './push-copy.ts';

type Device = PushSettings['devices'][number];

const removeDevice: CommandOf<{ device: Device; isOwn: boolean }, PushSettings> = {
  ...devicesAnswered,
  send: async ({ device, isOwn }, idempotencyKey) => {
    const path = `${pushKey}/devices/${device.id}`;
    const answer = await sendCommand({ method: 'DELETE', path, idempotencyKey, answer: pushCommandAnswer });
    if (isOwn) await unsubscribe();
    return settingsIn(answer);
  },
};

/** Answers how many push services took it. */
const sendTest: CommandOf<null, number> = {
  movesOthers: () => false,
  send: async (_, idempotencyKey) =>
    pushTestAnswer.parse(await http.send({ method: 'POST', path: `${pushKey}/test`, idempotencyKey })).sent,
};

/** The devices that get reminders, and what turns this one on. */
export function PushDevicesCard({ timeZone }: { timeZone: string }) {
  const push = useSWR<PushSettings, Error>(pushKey, readAs(pushAnswer), { revalidateOnMount: true });
  return (
    <Card title={pushCopy.title}>
      <Stack>
        <Text $tone="muted">{pushCopy.lead}</Text>
        <WhenLoaded state={asyncStateOf(push)} failure={pushCopy.unread} height="4rem">
          {(settings) => (
            <Devices settings={settings} timeZone={timeZone} onChange={() => void push.mutate()} />
          )}
        </WhenLoaded>
      </Stack>
    </Card>
  );
}

type DevicesProps = { settings: PushSettings; timeZone: string; onChange: () => void };

function Devices({ settings, timeZone, onChange }: DevicesProps) {
  const { publicKey, devices } = settings;
  const own = useOwnFingerprint(publicKey, devices);
  const isOn = devices.some(({ fingerprint }) => fingerprint === own);
  const test = useCommand(sendTest, {
    onAnswer: (sent) => {
      showToast(sent > 0 ? pushCopy.testSent(sent) : pushCopy.testFailed);
      onChange();
    },
    onRefused: (error) => showRefusal(error, pushCopy.testFailed),
  });
  return (
    <>
      <ThisDevice publicKey={publicKey} isOn={isOn} />
      {devices.length === 0 ? (
        <Text $tone="muted">{pushCopy.none}</Text>
      ) : (
        <>
          <DeviceList devices={devices} own={own} timeZone={timeZone} />
          <Button isBlock aria-disabled={test.isSending} onClick={() => test.ask(null)}>
            {test.isSending ? pushCopy.testing : pushCopy.test}
          </Button>
        </>
      )}
    </>
  );
}

/** Read again after each change of the list: it changes as this browser subscribes. */
function useOwnFingerprint(publicKey: string | null, devices: readonly Device[]): string | null {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = devices.length >= 0;
    void ownFingerprint(publicKey)
      .catch(() => null)
      .then((found) => {
        if (isWanted) setOwn(found);
      });
    return () => {
      isWanted = false;
    };
  }, [publicKey, devices]);
  return own;
}

function ThisDevice({ publicKey, isOn }: { publicKey: string | null; isOn: boolean }) {
  // The member may have answered the browser's question meanwhile.
  const [support, setSupport] = useState(pushSupport);
  const { ask, isSending } = useCommand(turnOn, {
    onAnswer: (answer) => {
      setSupport(pushSupport());
      if (answer) showToast(pushCopy.turnedOn);
    },
    onRefused: (error) => {
      setSupport(pushSupport());
      showRefusal(error, pushCopy.failedOn);
    },
  });
  if (publicKey === null) return <Text role="status">{pushCopy.support.off}</Text>;
  if (isOn) return <Text role="status">{pushCopy.isOn}</Text>;
  if (support !== 'ready') return <Text role="status">{pushCopy.support[support]}</Text>;
  return (
    <Button variant="ink" icon="bell" isBlock aria-disabled={isSending} onClick={() => ask(publicKey)}>
      {isSending ? pushCopy.turningOn : pushCopy.turnOn}
    </Button>
  );
}

type DeviceListProps = { devices: readonly Device[]; own: string | null; timeZone: string };

function DeviceList({ devices, own, timeZone }: DeviceListProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { ask, isSending } = useCommand(removeDevice, {
    onAnswer: () => showToast(pushCopy.turnedOff),
    onRefused: (error) => showRefusal(error, pushCopy.failedOff),
  });
  function remove(device: Device): void {
    if (isSending) return;
    setAsked(device.id);
    ask({ device, isOwn: device.fingerprint === own });
  }
  return (
    <Rows>
      {devices.map((device) => (
        <NamedRow key={device.id}>
          <Grow>
            <strong>{deviceText(device.name)}</strong>
            <DeviceLine device={device} timeZone={timeZone} />
            {device.fingerprint === own && <Chip tone="good">{pushCopy.thisDevice}</Chip>}
          </Grow>
          <Button
            size="small"
            aria-label={`${pushCopy.remove} ${deviceText(device.name)}`}
            aria-disabled={isSending}
            onClick={() => remove(device)}
          >
            {isSending && asked === device.id ? pushCopy.removing : pushCopy.remove}
          </Button>
        </NamedRow>
      ))}
    </Rows>
  );
}

function DeviceLine({ device, timeZone }: { device: Device; timeZone: string }) {
  const { addedAt, lastSentAt, isFailing } = device;
  const added = pushCopy.added(shortDate(dayOf(asInstant(addedAt), timeZone)));
  const sent =
    lastSentAt === null ? pushCopy.nothingSent : pushCopy.lastSent(momentText(lastSentAt, timeZone));
  return (
    <SubText>
      {added} {isFailing ? pushCopy.failing : sent}
    </SubText>
  );
}
