import { css, styled } from 'styled-components';
import { useWorkouts } from '#client/lib/http/read-models.ts';
import { useChoiceBasis } from '#client/lib/http/use-choice-basis.ts';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { IconBadge } from '#client/ui/icon-badge.tsx';
import { Grow, Rows } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { onboardingDefaults } from '#domain/catalogue/content/options.ts';
import { type SuggestionBasis, suggestTemplates } from '#domain/catalogue/workouts/template-suggestions.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Workout } from '#service/workout/workout-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { faceOf, startPath, templateLine } from './template-view-model.ts';

const shownTemplates = 3;

/** What to do next, the closest to the member's time first. */
export function Suggestions({ user }: { user: CurrentUser }) {
  const { basis, error, retry } = useChoiceBasis();
  const { data: workouts = [] } = useWorkouts();
  const today = useMemberToday();
  const { personalizedRecommendations: isPersonalised } = usePrivacyPreferences(user);
  const suggested =
    basis &&
    suggestTemplates({
      ...basis,
      minutesPerDay: user.minutesPerDay ?? onboardingDefaults.minutesPerDay,
      lastWorkout: lastFelt(workouts),
      isPersonalised,
    });
  return (
    <Part>
      <h3>{dashboardCopy.upNextForYou}</h3>
      {suggested?.reason && (
        <Text $tone="muted" $size="t14">
          {suggested.reason}
        </Text>
      )}
      {suggested?.templates.length === 0 && <Text $tone="muted">{dashboardCopy.noSuggestion}</Text>}
      <Rows>
        {suggested?.templates.slice(0, shownTemplates).map((template, index) => (
          <li key={template.id}>
            <IconBadge {...faceOf(template.category)} />
            <Grow>
              <b>{template.name}</b>
              <SubText>{templateLine(template)}</SubText>
            </Grow>
            <LinkButton
              to={startPath(template, today)}
              size="small"
              variant={index === 0 ? 'primary' : 'quiet'}
              aria-label={dashboardCopy.startName(template.name)}
            >
              {dashboardCopy.start}
            </LinkButton>
          </li>
        ))}
      </Rows>
      {!suggested && error && <RetryNote onRetry={retry}>{dashboardCopy.workoutsUnread}</RetryNote>}
      {!suggested && !error && (
        <SkeletonGroup>
          <Skeleton $height="3.5rem" />
          <Skeleton $height="3.5rem" />
          <Skeleton $height="3.5rem" />
        </SkeletonGroup>
      )}
    </Part>
  );
}

/** How the last workout felt, where that was said. */
function lastFelt([last]: readonly Workout[]): SuggestionBasis['lastWorkout'] {
  if (!last || last.moodAfter === null || last.perceivedExertion === null) return null;
  return { moodAfter: last.moodAfter, perceivedExertion: last.perceivedExertion };
}

const Part = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s2};
    min-width: 0;
    & b {
      overflow-wrap: anywhere;
    }
  `,
);
