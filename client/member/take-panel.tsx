import { TextAnchor } from '#client/ui/anchor.tsx';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { MailOffer } from './mail-offer.tsx';
import { takeTexts } from './preference-texts.ts';

type TakePanelProps = {
  /** An address that the files can be mailed to. */
  mailTo: string | null;
};

/** Files of the member's own data, which the browser itself fetches. */
export function TakePanel({ mailTo }: TakePanelProps) {
  return (
    <Card tone="well" level={3} title={takeTexts.title}>
      <Stack>
        <Stack $gap="s2">
          <Text $tone="muted">{takeTexts.description}</Text>
          {takeTexts.files.map(({ href, label }) => (
            <TextAnchor key={href} href={href} download>
              <Icon name="download" size={20} />
              {label}
            </TextAnchor>
          ))}
        </Stack>
        {mailTo !== null && <MailOffer to={mailTo} />}
      </Stack>
    </Card>
  );
}
