import { Card } from '#client/design/card.tsx';
import { Page, Stack } from '#client/design/layout.tsx';
import { LinkButton } from '#client/design/link-button.tsx';
import { paths } from '#client/design/paths.ts';
import { ScreenHeading } from '#client/design/screen-heading.tsx';
import { Text } from '#client/design/text.tsx';
import { TopBar } from '#client/design/top-bar.tsx';

export function NotFoundScreen() {
  return (
    <>
      <TopBar />
      <Page as="main">
        <Card>
          <Stack>
            <ScreenHeading>404 Page Not Found</ScreenHeading>
            <Text $tone="muted">
              There is nothing at this address. It may have moved, or lost a letter on the way.
            </Text>
            <div>
              <LinkButton to={paths.home} variant="primary">
                Go home
              </LinkButton>
            </div>
          </Stack>
        </Card>
      </Page>
    </>
  );
}

/** Shows that addresses reach the app. Not for search engines. */
export function TestScreen() {
  return (
    <Page as="main">
      <meta name="robots" content="noindex" />
      <ScreenHeading>Routing Works</ScreenHeading>
    </Page>
  );
}
