import { parentPort, workerData } from 'node:worker_threads'
import type { Call, CallResult } from './call-thread.ts'

/** What the thread was started with. */
export const threadData = (): unknown => (workerData as { readonly data: unknown }).data

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** Lets the thread that started this one call these functions. */
export function serveCalls(functions: Readonly<Record<string, (...args: never[]) => unknown>>): void {
  const reply = (result: CallResult): void => parentPort?.postMessage(result)
  parentPort?.on('message', async ({ id, name, args }: Call) => {
    try {
      reply({ id, value: await functions[name]?.(...(args as never[])) })
    } catch (error) {
      reply({ id, error: messageOf(error) })
    }
  })
}
