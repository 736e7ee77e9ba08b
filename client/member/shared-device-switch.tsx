import { setSharedDevice, useSharedDevice } from '#client/lib/offline/shared-device.ts';
import { Switch } from '#client/ui/switch.tsx';
import { sharedDeviceTexts } from './profile-texts.ts';

/** Says of this device that others use it too. */
export function SharedDeviceSwitch() {
  return (
    <Switch
      label={sharedDeviceTexts.label}
      description={sharedDeviceTexts.description}
      isOn={useSharedDevice()}
      onFlip={setSharedDevice}
    />
  );
}
