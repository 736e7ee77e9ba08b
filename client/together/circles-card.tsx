import { useState } from 'react';
import { styled } from 'styled-components';
import type { SWRResponse } from 'swr';
import { Meter } from '#client/charts/meter.tsx';
import { useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { useOpenings } from '#client/ui/use-openings.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import type { Circle, Circles } from '#service/features/together/circles-contract.ts';
import { BeginCircleDialog } from './begin-circle-dialog.tsx';
import { beginCircleCopy, circlesCopy } from './circles-copy.ts';
import { CodeDialog } from './code-dialog.tsx';
import { refusedText } from './refused-text.ts';
import { inviteToCircleCommand, leaveCircleCommand } from './together-api.ts';
import { WhenLoaded } from './when-loaded.tsx';

/** The circles with their one number each. */
export function CirclesCard({ circles }: { circles: SWRResponse<Circles, Error> }) {
  const beginning = useOpenings();
  const [code, setCode] = useState<string | null>(null);
  const [left, setLeft] = useState<Circle | null>(null);
  return (
    <Card title={circlesCopy.title}>
      <Stack>
        <Text $tone="muted">{circlesCopy.lead}</Text>
        <WhenLoaded state={circles} failure={circlesCopy.unread}>
          {({ circles: listed }) =>
            listed.length === 0 ? (
              <Text>{circlesCopy.none}</Text>
            ) : (
              listed.map((circle) => (
                <CirclePart
                  key={circle.id}
                  circle={circle}
                  onCode={setCode}
                  onLeave={() => setLeft(circle)}
                />
              ))
            )
          }
        </WhenLoaded>
        <Button variant="ink" icon="plus" isBlock onClick={beginning.open}>
          {beginCircleCopy.open}
        </Button>
      </Stack>
      <BeginCircleDialog openings={beginning.openings} />
      <CodeDialog code={code} onClose={() => setCode(null)} />
      <LeaveDialog circle={left} onClose={() => setLeft(null)} />
    </Card>
  );
}

type CirclePartProps = { circle: Circle; onCode: (code: string) => void; onLeave: () => void };

function CirclePart({ circle, onCode, onLeave }: CirclePartProps) {
  const today = useMemberToday();
  const inviting = useCommand(inviteToCircleCommand, {
    onAnswer: ({ code }) => onCode(code),
    onRefused: (error) => showToast(refusedText(error, circlesCopy.failed)),
  });
  const { startsOn, endsOn, status, total, target, own, people } = circle;
  const progress = circlesCopy.progress(circle);
  const isOpen = status !== 'over' && endsOn >= today;
  return (
    <Card tone="well" level={3} title={circlesCopy.circle(circle)}>
      <Parts>
        <Row $wraps>
          <SubText>{circlesCopy.dates(startsOn, endsOn)}</SubText>
          <Standing circle={circle} />
        </Row>
        <Meter
          label={circlesCopy.circle(circle)}
          value={Math.min(total, target)}
          maximum={target}
          valueText={progress}
          tone="good"
        />
        <Text>
          <b>{circlesCopy.sentence(progress)}</b> {circle.aim === 'active-days' && circlesCopy.own(own)}
        </Text>
        <Text $tone="muted">{circlesCopy.people(people)}</Text>
        {isOpen && (
          <Row $wraps $gap="s2">
            <Button
              size="small"
              icon="plus"
              aria-label={circlesCopy.inviteTo(circle)}
              aria-disabled={inviting.isSending}
              onClick={() => inviting.ask(circle.id)}
            >
              {circlesCopy.invite}
            </Button>
            <Button size="small" variant="plain" aria-label={circlesCopy.leaveOf(circle)} onClick={onLeave}>
              {circlesCopy.leave}
            </Button>
          </Row>
        )}
      </Parts>
    </Card>
  );
}

function Standing({ circle }: { circle: Circle }) {
  const today = useMemberToday();
  const { isReached } = circle;
  return (
    <Chip tone={isReached ? 'good' : 'outline'} {...(isReached && { icon: 'check' })}>
      {standingOf(circle, today)}
    </Chip>
  );
}

function standingOf({ status, isReached, startsOn, endsOn }: Circle, today: MemberDay): string {
  if (status === 'waiting') return circlesCopy.waiting(startsOn);
  if (isReached) return circlesCopy.reached;
  return status === 'over' ? circlesCopy.over : circlesCopy.left(daysBetween(today, endsOn));
}

function LeaveDialog({ circle, onClose }: { circle: Circle | null; onClose: () => void }) {
  const { ask, isSending } = useCommand(leaveCircleCommand, {
    onAnswer: () => {
      onClose();
      showToast(circlesCopy.leftToast);
    },
    onRefused: (error) => {
      onClose();
      showToast(refusedText(error, circlesCopy.failed));
    },
  });
  return (
    <ConfirmDialog
      isOpen={circle !== null}
      onCancel={onClose}
      onConfirm={() => circle && ask(circle.id)}
      title={circlesCopy.leaveTitle}
      description={circlesCopy.leaveNote}
      confirmLabel={circlesCopy.leave}
      pendingLabel={circlesCopy.leaving}
      isPending={isSending}
      isDestructive
      icon="logout"
    />
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.s3};
`;
