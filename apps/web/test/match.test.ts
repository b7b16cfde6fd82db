import type { Answer } from 'spellwright'
import { defaultAnswer } from 'spellwright'
import { describe, expect, it, vi } from 'vitest'
import { BotStopped, type StartBot } from '../src/worker/bot-runner.ts'
import { runBotHere } from '../src/worker/bot-worker.ts'
import { Match } from '../src/worker/match.ts'
import { readMatchFile } from '../src/worker/match-file.ts'
import type { FromWorker, MatchFile, MatchSetup, Scene } from '../src/worker/messages.ts'
import { Replay } from '../src/worker/replay.ts'

const GOBLINS = '4 Goblin Lackey\n16 Mountain\n\nSideboard\n2 Shock'

const setup = (parts: Partial<MatchSetup> = {}): MatchSetup => ({
  decks: [
    { title: 'Mine', text: GOBLINS },
    { title: 'Theirs', text: GOBLINS },
  ],
  names: ['Ann', 'Bot'],
  bot: 'random',
  starts: 'you',
  seed: 'match test',
  bestOf: 1,
  kitchenTable: false,
  ...parts,
})

/** A page without a screen that waits for scenes and gives answers. */
class Page {
  readonly match: Match
  readonly scenes: Scene[] = []
  private wake: (() => void) | null = null
  private saved = ''

  constructor(from: MatchSetup | MatchFile, startBot: StartBot = runBotHere) {
    const receive = (message: FromWorker): void => {
      if (message.kind === 'scene') this.scenes.push(message.scene)
      if (message.kind === 'saved') this.saved = message.file
      if (message.kind === 'engineError') throw new Error(message.message)
      this.wake?.()
    }
    const environment = { knownTexts: new Set<string>(), send: receive, startBot }
    this.match = 'format' in from ? Match.resume(from, environment) : new Match(from, environment)
    this.match.start()
  }

  /** The next scene with a question or a result. */
  async asked(): Promise<Scene> {
    for (;;) {
      const scene = this.scenes.at(-1)
      if (scene && (scene.view.decision || scene.view.result)) return scene
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  async give(answer: Answer, auto = false): Promise<void> {
    const { seq } = await this.asked()
    this.scenes.length = 0
    this.match.answer(seq, answer, auto)
  }

  /** Gives automatic default answers until the condition holds. */
  async until(holds: (scene: Scene) => boolean): Promise<Scene> {
    for (;;) {
      const scene = await this.asked()
      const { decision } = this.match.game
      if (holds(scene) || scene.view.result || !decision) return scene
      await this.give(defaultAnswer(decision), true)
    }
  }

  get file(): string {
    return this.saved
  }
}

const isMain = ({ view }: Scene): boolean => view.decision?.shape === 'act' && view.turn.step === 'main1'

describe('a match', () => {
  it('is played from the opening hand to a result with statistics', async () => {
    const page = new Page(
      setup({
        decks: [
          { title: 'Mine', text: GOBLINS },
          { title: 'Theirs', text: '7 Mountain' },
        ],
      }),
    )
    const scene = await page.until(() => false)
    expect(scene.view.result?.winner).toBe(0)
    expect(scene.score).toMatchObject({ over: true, wins: [1, 0] })
    expect(scene.stats?.turns).toBeGreaterThan(0)
  })

  it('does not send the texts of hidden cards', async () => {
    const page = new Page(
      setup({
        decks: [
          { title: 'Mine', text: '20 Mountain' },
          { title: 'Theirs', text: '20 Island' },
        ],
      }),
    )
    const scene = await page.asked()
    expect(Object.keys(scene.texts)).toEqual(['Mountain'])
    expect(JSON.stringify(scene)).not.toContain('Island')
  })

  it('refuses an answer to a question that is no longer open, and an illegal answer', async () => {
    const page = new Page(setup())
    const { seq } = await page.asked()
    expect(() => page.match.answer(seq + 5, [0], false)).toThrow('no longer open')
    expect(() => page.match.answer(seq, [7], false)).toThrow()
    await page.give([0])
    await page.asked()
    expect(page.match.game.answers[0]?.answer).toEqual([0])
  })
})

describe('taking back', () => {
  it('returns a played land to the hand and undoes what was passed automatically since', async () => {
    const page = new Page(setup())
    const before = await page.until(isMain)
    const land = before.actions.find(({ action }) => action.kind === 'playLand')
    await page.give(land?.action ?? { kind: 'pass' })
    await page.asked()
    page.scenes.length = 0
    page.match.undo()
    const after = await page.asked()
    expect(after.takenBack).toBe(true)
    expect(after.view.hand).toHaveLength(before.view.hand.length)
    expect(after.view.battlefield).toHaveLength(0)
    expect(after.log.some(({ kind }) => kind === 'landPlayed')).toBe(false)
  })

  it('is refused with the reason after a card was drawn', async () => {
    const page = new Page(setup())
    await page.give([0])
    const scene = await page.until((one) => isMain(one) && one.view.turn.number >= 3)
    expect(scene.undoRefused).toMatch('revealed')
    expect(() => page.match.undo()).toThrow(scene.undoRefused ?? '')
  })
})

describe('the file', () => {
  it('continues in the same position after closing the page', async () => {
    const page = new Page(setup())
    await page.until((scene) => scene.view.turn.number >= 3 && isMain(scene))
    const hash = page.match.game.hash()
    const again = new Page(readMatchFile(page.file))
    const scene = await again.asked()
    expect(again.match.game.hash()).toBe(hash)
    expect(scene.view.turn.number).toBeGreaterThanOrEqual(3)
  })

  it('is also a replay with a mark for each turn', async () => {
    const page = new Page(setup())
    await page.until((scene) => scene.view.turn.number >= 4)
    const replay = new Replay(readMatchFile(page.file))
    const { marks, steps } = replay.info()
    expect(marks.map(({ turn }) => turn)).toEqual(expect.arrayContaining([1, 2, 3]))
    const last = replay.scene(steps - 1, 0)
    expect(last.view.turn.number).toBe(marks.at(-1)?.turn)
    const third = replay.scene(marks.find(({ turn }) => turn === 3)?.at ?? 0, 1)
    expect(third.view).toMatchObject({ viewer: 1, turn: { number: 3 } })
  })

  it.each([
    ['not JSON at all', 'not JSON'],
    ['{"format":"other"}', 'not a Spellwright game'],
    ['{"format":"spellwright-match","version":99,"setup":{},"games":[]}', 'another version'],
    ['{"format":"spellwright-match","version":1,"setup":{"decks":[]},"games":[]}', 'damaged'],
  ])('%s is refused with a sentence', (text, reason) => {
    expect(() => readMatchFile(text)).toThrow(reason)
  })
})

/** A bot that thinks until it is stopped. */
class SlowBot {
  thoughts = 0
  stopped = 0
  readonly seat: StartBot = () => {
    let rejectThought = (_: Error): void => {}
    return {
      think: () => {
        this.thoughts++
        return new Promise((_, reject) => {
          rejectThought = reject
        })
      },
      stop: () => {
        this.stopped++
        rejectThought(new BotStopped())
      },
    }
  }
}

describe('while the bot thinks', () => {
  /** The player has kept, and the bot decides whether to. */
  async function thinking(): Promise<{ readonly page: Page; readonly bot: SlowBot }> {
    const bot = new SlowBot()
    const page = new Page(setup(), bot.seat)
    await page.give([0])
    await vi.waitFor(() => expect(bot.thoughts).toBe(1))
    return { page, bot }
  }

  it('the scene says so, and the last decision can be taken back', async () => {
    const { page } = await thinking()
    await vi.waitFor(() => expect(page.scenes.at(-1)?.view).toMatchObject({ waitingFor: 1, decision: null }))
    expect(page.scenes.at(-1)?.undoRefused).toBeNull()
  })

  it('conceding stops the bot and ends the game', async () => {
    const { page, bot } = await thinking()
    page.match.concede()
    expect(bot.stopped).toBe(1)
    const { view } = await page.asked()
    expect(view.result).toMatchObject({ winner: 1 })
  })

  it('undo stops the bot and asks the question again', async () => {
    const { page, bot } = await thinking()
    page.scenes.length = 0
    page.match.undo()
    expect(bot.stopped).toBe(1)
    const { view, takenBack } = await page.asked()
    expect(view.decision?.purpose).toBe('mulligan')
    expect(takenBack).toBe(true)
  })
})

describe('best of three', () => {
  it('[S1.5] asks for sideboarding after a game, and lets the loser choose who starts', async () => {
    const page = new Page(setup({ bestOf: 3 }))
    await page.asked()
    page.scenes.length = 0
    page.match.concede()
    const over = await page.asked()
    expect(over.score).toMatchObject({ wins: [0, 1], over: false })
    page.scenes.length = 0
    page.match.nextGame()
    const { view, texts, seq } = await page.asked()
    expect(view.decision).toMatchObject({ shape: 'sideboard', sideboard: ['Shock', 'Shock'] })
    expect(texts).toHaveProperty('Shock')
    if (view.decision?.shape !== 'sideboard') return
    const { main, sideboard } = view.decision
    expect(() => page.match.answer(seq, { main: [], sideboard: [] }, false)).toThrow('same cards')
    await page.give({ main: [...main.slice(1), 'Shock'], sideboard: [...main.slice(0, 1), ...sideboard.slice(1)] })
    const next = await page.asked()
    expect(next.view.decision).toMatchObject({ purpose: 'playOrDraw' })
    expect(next.score.game).toBe(2)
  })
})
