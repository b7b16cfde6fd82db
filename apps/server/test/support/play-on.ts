import { answerScene } from './answer-scene.ts'
import type { TestPlayer } from './test-player.ts'

/** Answers every question of this player until the test holds. */
export async function playUntil(player: TestPlayer, test: (player: TestPlayer) => boolean): Promise<void> {
  let answered = -1
  while (!test(player)) {
    await player.until((one) => test(one) || (one.scene?.question != null && one.scene.question !== answered))
    const { scene } = player
    if (test(player) || scene?.question == null || scene.question === answered) continue
    answered = scene.question
    await player
      .ask({ kind: 'answer', question: answered, answer: answerScene(scene.scene), auto: false })
      .catch(async () => {
        // What a simple player proposes may be illegal (an attack with too many): the least is always legal.
        const { decision } = scene.scene.view
        const least = decision && 'minimum' in decision ? decision.minimum : { kind: 'pass' }
        await player.ask({ kind: 'answer', question: answered, answer: least, auto: false })
      })
  }
}
