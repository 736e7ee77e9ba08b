import type { ReactNode } from 'react';
import { AnchorButton } from './button.tsx';
import { Footer, Main } from './layout.tsx';
import { Dock, MainNavigation, ProfileLink, TopBar } from './navigation.tsx';
import { navigations } from './paths.ts';
import { initialsOf, nameOf, type Person } from './person.tsx';
import { uiCopy } from './ui-copy.ts';

type ScreenFrameProps = {
  /** Null for a visitor, who is offered to sign in. */
  member: (Person & { readonly profileImageUrl: string | null }) | null;
  children: ReactNode;
};

/** The head and foot of a screen that is open to everyone. A member gets the whole navigation, as on every other screen. */
export function ScreenFrame({ member, children }: ScreenFrameProps) {
  if (!member)
    return (
      <>
        <TopBar
          end={
            <AnchorButton href={navigations.login} size="small" variant="outline">
              {uiCopy.signIn}
            </AnchorButton>
          }
        />
        <Main $isLast>{children}</Main>
      </>
    );
  return (
    <>
      <TopBar
        middle={<MainNavigation />}
        end={
          <ProfileLink
            name={nameOf(member)}
            initials={initialsOf(member)}
            imageUrl={member.profileImageUrl}
          />
        }
      />
      <Main>{children}</Main>
      <Footer />
      <Dock />
    </>
  );
}
