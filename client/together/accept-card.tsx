import { type FormEvent, useEffect, useRef, useState } from 'react';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { focusHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { circlesCopy } from './circles-copy.ts';
import { acceptCopy } from './friends-copy.ts';
import { begunIn, codeIn } from './friends-view-model.ts';
import { acceptCommand, type Invitation, joinCommand, lookCommand } from './together-api.ts';

type Found = { readonly code: string; readonly invitation: Invitation };

type AcceptCardProps = {
  /** The code of the link that led here; null where one is typed. */
  opened: string | null;
  /** Called once the opened invitation is accepted or put aside. */
  onAnswered: () => void;
  /** @param friendIds of the friendships that began by it */
  onFriends: (friendIds: readonly string[]) => void;
};

/** Shows who invites by a code, and to what, before somebody accepts. */
export function AcceptCard({ opened, onAnswered, onFriends }: AcceptCardProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { ask, isSending } = useCommand(lookCommand, {
    onAnswer: (invitation, code) => setFound({ code, invitation }),
    onRefused: (error) => setProblem(serverMessage(error, acceptCopy.failed)),
  });
  const isAsked = useRef(false);
  useEffect(() => {
    if (opened === null || isAsked.current) return;
    isAsked.current = true;
    ask(opened);
  });
  const leave = (): void => {
    setFound(null);
    onAnswered();
    focusHeading();
  };
  return (
    <Card
      title={opened === null ? acceptCopy.title : acceptCopy.invited}
      tone={opened === null ? 'paper' : 'sun'}
    >
      {found ? (
        <FoundInvitation
          found={found}
          isTyped={opened === null}
          onLeave={leave}
          onFriends={onFriends}
          onRefused={(text) => {
            setFound(null);
            setProblem(text);
          }}
        />
      ) : (
        <CodeForm
          opened={opened}
          problem={problem}
          isSending={isSending}
          onLook={(code) => {
            setProblem(code === null ? acceptCopy.short : null);
            if (code !== null) ask(code);
          }}
        />
      )}
    </Card>
  );
}

type CodeFormProps = {
  opened: string | null;
  problem: string | null;
  isSending: boolean;
  /** @param code null for text that is none */
  onLook: (code: string | null) => void;
};

function CodeForm({ opened, problem, isSending, onLook }: CodeFormProps) {
  const [typed, setTyped] = useState(opened ?? '');
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    onLook(codeIn(typed));
    event.currentTarget.querySelector('input')?.focus();
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text $tone="muted">{acceptCopy.lead}</Text>
        <div role={problem === null ? undefined : 'alert'}>
          <TextField
            label={acceptCopy.label}
            error={problem}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="ink" isBlock aria-disabled={isSending}>
          {isSending ? acceptCopy.looking : acceptCopy.look}
        </Button>
      </Stack>
    </form>
  );
}

type FoundInvitationProps = {
  found: Found;
  isTyped: boolean;
  onLeave: () => void;
  onFriends: AcceptCardProps['onFriends'];
  onRefused: (text: string) => void;
};

function FoundInvitation({ found, isTyped, onLeave, onFriends, onRefused }: FoundInvitationProps) {
  const { code, invitation } = found;
  const { firstName, circle } = invitation;
  const today = useMemberToday();
  const refuse = (error: unknown): void => onRefused(serverMessage(error, acceptCopy.failed));
  const accepting = useCommand(acceptCommand, {
    onAnswer: ({ events }) => {
      onFriends(begunIn(events));
      onLeave();
      showToast(acceptCopy.friends(firstName));
    },
    onRefused: refuse,
  });
  const joining = useCommand(joinCommand, {
    onAnswer: () => {
      onLeave();
      showToast(joinedToast(circle?.startsOn ?? today, today));
    },
    onRefused: refuse,
  });
  const { ask, isSending } = circle ? joining : accepting;
  return (
    <Stack>
      <div {...(isTyped ? { ref: focusAtOnce, tabIndex: -1 } : { role: 'status' })}>
        <Text>{circle ? circleText(firstName, circle) : acceptCopy.invites(firstName)}</Text>
        {circle && <Text $tone="muted">{acceptCopy.people(circle.people)}</Text>}
      </div>
      <Row $wraps>
        <Button variant="primary" aria-disabled={isSending} onClick={() => ask(code)}>
          {isSending ? acceptCopy.accepting : circle ? acceptCopy.join : acceptCopy.accept}
        </Button>
        <Button onClick={onLeave}>{acceptCopy.notNow}</Button>
      </Row>
    </Stack>
  );
}

const joinedToast = (startsOn: MemberDay, today: MemberDay): ToastMessage =>
  startsOn > today
    ? { ...acceptCopy.joined, description: circlesCopy.sentence(circlesCopy.waiting(startsOn)) }
    : acceptCopy.joined;

const circleText = (name: string | null, circle: NonNullable<Invitation['circle']>): string =>
  acceptCopy.invitesToCircle(
    name,
    circlesCopy.circle(circle),
    circlesCopy.dates(circle.startsOn, circle.endsOn),
  );

/** The invitation takes the place of the form, and its focus. */
const focusAtOnce = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
