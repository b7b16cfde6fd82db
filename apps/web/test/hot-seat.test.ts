import { type Answer, defaultAnswer } from 'spellwright/play'
import { describe, expect, it } from 'vitest'
import { runBotHere } from '../src/worker/bot-worker.ts'
import { Match } from '../src/worker/match.ts'
import type { FromWorker, MatchSetup, Scene } from '../src/worker/messages.ts'

const setup: MatchSetup = {
  decks: [
    { title: 'Mine', text: '20 Raging Goblin\n20 Mountain\n\nSideboard\n2 Shock' },
    { title: 'Theirs', text: '20 Grizzly Bears\n20 Forest\n\nSideboard\n2 Naturalize' },
  ],
  names: ['Ann', 'Bob'],
  bot: 'random',
  hotSeat: true,
  starts: 'you',
  seed: 'hot seat',
  bestOf: 3,
  kitchenTable: false,
}

/** A screen that two people share. */
function share(): { readonly match: Match; next(): Promise<Scene>; answer(scene: Scene, answer?: Answer): void } {
  const scenes: Scene[] = []
  let wake: () => void = () => {}
  const match = new Match(setup, {
    knownTexts: new Set(),
    startBot: runBotHere,
    send: (message: FromWorker) => {
      if (message.kind === 'scene') scenes.push(message.scene)
      if (message.kind === 'engineError') throw new Error(message.message)
      wake()
    },
  })
  match.start()
  return {
    match,
    next: async () => {
      for (;;) {
        const scene = scenes.shift()
        if (scene && (scene.view.decision || scene.view.result)) return scene
        if (!scene)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    },
    answer: ({ seq, view }, answer) =>
      match.answer(seq, answer ?? (defaultAnswer(view.decision as never) as Answer), false),
  }
}

describe('two people at one screen', () => {
  it('each is shown their own hand, and the log as they may know it, from its beginning', async () => {
    const screen = share()
    let last: Scene | null = null
    const viewers = new Set<number>()
    for (let i = 0; i < 30; i++) {
      const scene = await screen.next()
      const { viewer, hand } = scene.view
      viewers.add(viewer)
      expect(scene.view.decision?.player).toBe(viewer)
      const strange = viewer === 0 ? ['Grizzly Bears', 'Forest'] : ['Raging Goblin', 'Mountain']
      expect(hand.map(({ name }) => name).filter((name) => strange.includes(name))).toEqual([])
      if (last && last.view.viewer !== viewer) expect(scene.logFrom).toBe(0)
      const drawn = scene.log.filter(
        ({ kind, text }) => kind === 'drawn' && strange.some((name) => text.includes(name)),
      )
      expect(drawn).toEqual([])
      last = scene
      screen.answer(scene)
    }
    expect([...viewers].sort()).toEqual([0, 1])
  })

  it('takes back and concedes for whoever has the screen, and both sideboard in turn', async () => {
    const screen = share()
    const first = await screen.next()
    screen.answer(first)
    const second = await screen.next()
    expect(second.view.viewer).toBe(1)
    screen.answer(second)
    const third = await screen.next()
    expect(third.view.viewer).toBe(0)
    screen.match.concede()
    const over = await screen.next()
    expect(over.view.result?.winner).toBe(1)
    screen.match.nextGame()
    for (const seat of [0, 1]) {
      const scene = await screen.next()
      expect([scene.view.viewer, scene.view.decision?.shape]).toEqual([seat, 'sideboard'])
      screen.answer(scene)
    }
    const game = await screen.next()
    expect(game.score.game).toBe(2)
    expect(game.view.viewer).toBe(0)
  })
})
