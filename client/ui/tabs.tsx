import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import type { IconName } from './icon.tsx';
import { chosenLook, grooveLook, SegmentFace, segmentLook } from './segmented.tsx';

type Tab<Value extends string> = { value: Value; label: string; icon?: IconName; content: ReactNode };

type TabsProps<Value extends string> = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** Panels of which one is shown. The panels that are not shown are not there. */
export function Tabs<Value extends string>({ label, tabs, value, onChoose }: TabsProps<Value>) {
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onChoose(next as Value)}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            <SegmentFace label={tab.label} {...(tab.icon ? { icon: tab.icon } : {})} />
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </RadixTabs.Root>
  );
}

const List = styled(RadixTabs.List)(grooveLook);

const Trigger = styled(RadixTabs.Trigger)(
  (props) => css`
  ${segmentLook(props)}
  &[data-state='active'] {
    ${chosenLook(props)}
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${props.theme.radius.full};
  }
`,
);

const Panel = styled(RadixTabs.Content)`
  padding-top: ${theme.space.s5};
`;
