import { type LabRun, playRange, type RangeResult, replayOfGame, type SeedRange } from 'spellwright/lab'
import { loadCards } from '../../worker/deck-cards.ts'

/** What a worker that plays games is asked to do. */
export type ToPlayer =
  | { readonly kind: 'run'; readonly run: LabRun; readonly lists: readonly string[] }
  | { readonly kind: 'play'; readonly range: SeedRange }
  | { readonly kind: 'watch'; readonly pair: number; readonly index: number }

/** What it answers. */
export type FromPlayer =
  | { readonly kind: 'game' }
  | { readonly kind: 'result'; readonly result: RangeResult }
  | { readonly kind: 'replay'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string }

const send = (message: FromPlayer): void => postMessage(message)

let current: Promise<LabRun> = Promise.reject(new Error('The worker has no run yet.'))
current.catch(() => {})

async function work(message: ToPlayer): Promise<void> {
  switch (message.kind) {
    case 'run':
      current = loadCards(message.lists).then(() => message.run)
      current.catch(() => {})
      return
    case 'play':
      send({ kind: 'result', result: await playRange(await current, message.range, () => send({ kind: 'game' })) })
      return
    case 'watch':
      send({ kind: 'replay', text: await replayOfGame(await current, message.pair, message.index) })
  }
}

/** Runs this script as a worker that plays games of the lab. */
export function runLabPlayer(): void {
  addEventListener('message', ({ data }: MessageEvent<ToPlayer>) => {
    work(data).catch((error: unknown) => {
      send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    })
  })
}
