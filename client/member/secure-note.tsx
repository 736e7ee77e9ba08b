import { Card } from '#client/ui/card.tsx';
import { Disc } from '#client/ui/disc.tsx';
import { Row } from '#client/ui/layout.tsx';
import { privacyCopy } from './member-copy.ts';

export function SecureNote() {
  return (
    <Card
      tone="pine"
      title={
        <Row>
          <Disc icon="lock" segment={8} size="small" />
          {privacyCopy.dataSecure}
        </Row>
      }
    >
      <p>{privacyCopy.dataSecureLead}</p>
    </Card>
  );
}
