import { useState } from 'react';
import { focusHeading } from '../page-focus.ts';

/**
 * For `onCloseAutoFocus` of a Radix window whose trigger is not Radix's: returns the focus to the element that had it when the window
 * opened.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    // The opener was removed by the window's action, for example after deleting: focus the page's heading.
    else focusHeading();
  };
}
