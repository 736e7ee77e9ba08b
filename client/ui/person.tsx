import { useState } from 'react';
import { css, styled } from 'styled-components';

type AvatarProps = {
  initials: string;
  /** The person's name, or the purpose of the link around it. */
  label?: string;
  imageUrl?: string | null;
  size?: 'small' | 'large';
};

/** A person: the picture, or the initials where there is none or it does not load. */
export function Avatar({ initials, label, imageUrl = null, size = 'small' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const shownUrl = imageUrl === failedUrl ? null : imageUrl;
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // The letters are a picture: as text they would have to be part of the name of the link around them.
    <Round $size={size} data-initials={shownUrl ? '' : initials} {...name}>
      {shownUrl && (
        <img src={shownUrl} alt="" referrerPolicy="no-referrer" onError={() => setFailedUrl(shownUrl)} />
      )}
    </Round>
  );
}

export type Person = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
};

/** First and last name, as far as they are known, else the part of the address before the at-sign. */
export const nameOf = ({ firstName, lastName, email }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email.split('@')[0] ?? email);

/** First letters of first and last name, else the first two of the address. Capitals. */
export function initialsOf({ firstName, lastName, email }: Person): string {
  const initials = firstName && lastName ? firstLetter(firstName) + firstLetter(lastName) : email.slice(0, 2);
  return initials.toUpperCase();
}

// By code point: half of a letter beyond the basic plane is no letter.
const firstLetter = (name: string): string => [...name][0] ?? '';

/** The size of a heading with a name: the longer the name, the smaller. So a phone need not break its words or give it a screen. */
export function headingSizeFor<Usual extends string>(name: string, usual: Usual): Usual | 'h2' | 'h3' {
  if (name.length > 40) return 'h3';
  return name.length > 24 ? 'h2' : usual;
}

export const largeAvatar = 'clamp(5rem, 4rem + 4vw, 8rem)';

const Round = styled.span<{ $size: 'small' | 'large' }>(
  ({ theme, $size }) => css`
    display: grid;
    place-items: center;
    flex: none;
    width: ${$size === 'small' ? theme.size.tap : largeAvatar};
    aspect-ratio: 1;
    border-radius: ${theme.radius.full};
    background: ${theme.color.segment7};
    color: ${theme.color.segmentLightLabel};
    font-family: ${theme.font.display};
    font-size: ${$size === 'small' ? theme.text.t16 : 'clamp(2rem, 1.5rem + 2vw, 3.25rem)'};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.heading};
    overflow: hidden;
    ${
      $size === 'large' &&
      css`
      box-shadow: 0 0 0 4px ${theme.color.paper}, 0 0 0 7px ${theme.color.accent};
    `
    }
    &::before {
      content: attr(data-initials);
    }
    & > img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  `,
);
