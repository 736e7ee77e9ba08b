import { setSharedDevice, useSharedDevice } from '#client/lib/offline/shared-device.ts';
import { Switch } from '#client/ui/switch.tsx';
import { sharedDeviceCopy } from './sign-out-copy.ts';

/** Says of this device that others use it too. */
export function SharedDeviceSwitch() {
  return (
    <Switch
      label={sharedDeviceCopy.label}
      description={sharedDeviceCopy.description}
      isOn={useSharedDevice()}
      onFlip={setSharedDevice}
    />
  );
}
