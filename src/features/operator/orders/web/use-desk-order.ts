import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson, sendJson } from '#web/api/client.ts';
import { deskOrder, providerPayment, shownPictures } from '../contract.ts';

const path = (id: string) => `/api/operator/orders/${id}`;

/** One order with all that happened. */
export function useDeskOrder(id: string) {
  return useQuery({
    queryKey: ['operator', 'order', id],
    queryFn: ({ signal }) => getJson(deskOrder, path(id), { signal }),
  });
}

/** The provider's own figures, asked for when the page is opened. */
export function useProviderPayment(id: string) {
  return useQuery({
    queryKey: ['operator', 'order', id, 'payment'],
    queryFn: ({ signal }) => getJson(providerPayment, `${path(id)}/payment`, { signal }),
  });
}

/** Shows photo and pictures, which the audit notes. */
export function useShowPictures(id: string) {
  const [actId] = useState(() => crypto.randomUUID());
  return useMutation({ mutationFn: () => sendJson(shownPictures, 'post', `${path(id)}/show`, { actId }) });
}
