import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/state/rng.ts'
import { determinize } from '../../../src/view/determinize.ts'
import { createLog } from '../../../src/view/log.ts'
import { viewFor } from '../../../src/view/view.ts'
import { board } from '../../support/board.ts'

const summon = (top: string, lands = '8 Savannah') => {
  const b = board({ a: { hand: ['Soul Summons'], battlefield: [lands], library: [top, 'Shock'] } })
  return b.cast('Soul Summons').resolve()
}

describe('manifest', () => {
  it('[CR 701.40a] the top card is a 2/2 creature without a name', () => {
    const b = summon('Hill Giant')
    const [down] = b.game.state.objects.filter((object) => object?.zone === 'battlefield' && object.faceDown)
    expect(down).toMatchObject({ controller: 0, marks: { manifested: 1 } })
    expect(JSON.stringify(viewFor(b.game, 1))).not.toContain('Hill Giant')
    expect(JSON.stringify(viewFor(b.game, 0))).toContain('Hill Giant')
  })

  it('the log does not name it to the opponent', () => {
    const b = board({ a: { hand: ['Soul Summons'], battlefield: ['2 Plains'], library: ['Hill Giant', 'Shock'] } })
    const log = createLog(b.game, 1)
    b.cast('Soul Summons').resolve()
    expect(log.text()).not.toContain('Hill Giant')
  })

  it('[CR 701.40b] a creature card is turned face up for its mana cost', () => {
    const b = summon('Grizzly Bears')
    expect(b.legal().some(({ kind }) => kind === 'turnFaceUp')).toBe(true)
    b.act(b.legal().find(({ kind }) => kind === 'turnFaceUp')!)
    expect(b.object('Grizzly Bears')).toMatchObject({ faceDown: false, marks: null })
  })

  it.each(['Shock', 'Forest', 'Crusade'])('[CR 701.40b] %s is not', (card) => {
    expect(
      summon(card)
        .legal()
        .some(({ kind }) => kind === 'turnFaceUp'),
    ).toBe(false)
  })

  it('[CR 701.40c] a card with morph is turned up for either cost', () => {
    const b = summon('Exalted Angel', '9 Savannah')
    b.option('costChoice', 'its morph cost')
    b.act(b.legal().find(({ kind }) => kind === 'turnFaceUp')!)
    expect(b.object('Exalted Angel').faceDown).toBe(false)
  })

  it('what the opponent imagines of it is any card', () => {
    const b = summon('Exalted Angel')
    const names = new Set<number>()
    for (let seed = 0; seed < 20; seed++) {
      const sample = determinize(b.game, 1, createRandom(String(seed)))
      names.add(sample.state.objects.find((object) => object?.zone === 'battlefield' && object.faceDown)!.def)
    }
    expect(names.size).toBeGreaterThan(1)
  })
})
