import { api, toApiError } from '#web/api/client.ts';
import { saveBlob } from '#web/start-download.ts';
import { orderNumber } from '../contract.ts';

/** `GET /api/payments/order/{orderId}/receipt.pdf`: makes the browser save the receipt. Throws `ApiError`. */
export async function downloadReceipt(orderId: string): Promise<void> {
  try {
    const pdf = await api.get(`/api/payments/order/${encodeURIComponent(orderId)}/receipt.pdf`).blob();
    saveBlob(pdf, `toy-twin-receipt-${orderNumber(orderId)}.pdf`);
  } catch (error) {
    throw toApiError(error);
  }
}
