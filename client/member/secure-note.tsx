import { Card } from '#client/ui/card.tsx';
import { Disc } from '#client/ui/disc.tsx';
import { Row } from '#client/ui/layout.tsx';

export function SecureNote() {
  return (
    <Card
      tone="pine"
      title={
        <Row>
          <Disc icon="lock" segment={8} size="small" />
          Your Data is Secure
        </Row>
      }
    >
      <p>
        Your data is encrypted: your history lies under a key of its own, which goes when you clear it. It is
        never shared with third parties without your explicit consent.
      </p>
    </Card>
  );
}
