import { describe, expect, it } from 'vitest'
import { randomHandler, type SyncDecisionHandler } from '../../src/decision/handler.ts'
import { InteractiveHandler } from '../../src/decision/interactive.ts'
import { IllegalAnswerError, NotSyncError, playGame, playGameSync, type Refusal } from '../../src/decision/play.ts'
import { ScriptedHandler } from '../../src/decision/scripted.ts'
import { createRandom } from '../../src/state/rng.ts'
import { smallGame } from './small-game.ts'

const scripted = (): ScriptedHandler => new ScriptedHandler()

describe('playing a game', () => {
  it('[S8.2] an illegal answer names who gave it, to which question, and why it is refused', () => {
    const game = smallGame('illegal')
    const clumsy = new ScriptedHandler({ mulligan: [[9]] }, 'clumsy')
    expect(() => playGameSync(game, [clumsy, clumsy])).toThrow(IllegalAnswerError)
    expect(() => playGameSync(game, [new ScriptedHandler({ mulligan: [[9]] }, 'clumsy'), clumsy])).toThrow(
      /clumsy \(player \d\) answered "Keep this hand\?" \[options: mulligan\] with \[9\], which was refused: Each position/,
    )
  })

  it('[S8.2] a refused handler can be asked again', async () => {
    const refusals: Refusal[] = []
    const hooks = {
      onRefused: (refusal: Refusal) => {
        refusals.push(refusal)
        return 'askAgain' as const
      },
    }
    const clumsy = (): ScriptedHandler => new ScriptedHandler({ mulligan: [[9], [], [0]] }, 'clumsy')
    playGameSync(smallGame('again'), [clumsy(), scripted()], hooks)
    await playGame(smallGame('again'), [clumsy(), scripted()], hooks)
    expect(refusals.map(({ times }) => times)).toEqual([1, 2, 1, 2])
    expect(refusals[1]!.reason).toBe('Exactly 1 must be chosen, not 0.')
  })

  it('both ways of playing give the same game', async () => {
    const players = (): [SyncDecisionHandler, SyncDecisionHandler] => [
      randomHandler(createRandom('one')),
      randomHandler(createRandom('two')),
    ]
    const [now, later] = [smallGame('both'), smallGame('both')]
    playGameSync(now, players())
    await playGame(later, players())
    expect(later.hash()).toBe(now.hash())
  })

  it('who answers later is told so when it matters', () => {
    const later = new InteractiveHandler('later') as unknown as SyncDecisionHandler
    expect(() => playGameSync(smallGame('later'), [later, later])).toThrow(NotSyncError)
  })

  it('every question is announced once, before it is asked', () => {
    const game = smallGame('announced')
    let announced = 0
    playGameSync(game, [scripted(), scripted()], { onDecision: () => announced++ })
    expect(announced).toBe(game.answers.length)
  })
})
