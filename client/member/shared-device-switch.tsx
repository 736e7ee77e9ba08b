import { setSharedDevice, useSharedDevice } from '#client/lib/offline/member-storage.ts';
import { Switch } from '#client/ui/switch.tsx';
import { sharedDeviceCopy } from './sign-out-copy.ts';

/** Marks this device as one that others use too. */
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
