import { type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { Dock } from '#client/design/dock.tsx';
import { Footer } from '#client/design/footer.tsx';
import { Main } from '#client/design/layout.tsx';
import { LoadingScreen } from '#client/design/loading-screen.tsx';
import { initialsOf, nameOf } from '#client/design/person.ts';
import { MainNavigation, ProfileLink, TopBar } from '#client/design/top-bar.tsx';

/** The frame of a member's ordinary screens: navigation above and below, and the last line. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const { data: user } = useCurrentUser();
  return (
    <>
      <TopBar
        middle={<MainNavigation />}
        end={
          user && (
            <ProfileLink name={nameOf(user)} initials={initialsOf(user)} imageUrl={user.profileImageUrl} />
          )
        }
      />
      <Main>
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </Main>
      <Footer />
      <Dock />
    </>
  );
}
