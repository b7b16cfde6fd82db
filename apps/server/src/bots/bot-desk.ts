import type { Answer, BotName, PlayerId } from 'spellwright/play'
import type { TableGame } from '../rooms/table-game.ts'
import { CallThread } from '../threads/call-thread.ts'

/** The answers of bots that think, from a thread that is started when the first of them is asked. */
export class BotDesk {
  private thread: CallThread | null = null
  private readonly onError: (error: unknown) => void

  constructor(onError: (error: unknown) => void) {
    this.onError = onError
  }

  async answer({ start, game }: TableGame, player: PlayerId, bot: BotName): Promise<Answer | null> {
    if (this.thread?.isAlive !== true) this.thread = new CallThread(new URL('bot-thread.ts', import.meta.url), null)
    try {
      return await this.thread.call<Answer>('answer', start, [...game.answers], player, bot)
    } catch (error) {
      this.onError(error)
      return null
    }
  }

  async stop(): Promise<void> {
    await this.thread?.end()
  }
}
