import { describe, expect, it } from 'vitest'
import { hashText, normaliseText } from '../src/index.ts'

describe('normalised text', () => {
  it.each([
    ['Mogg Fanatic', 'Sacrifice Mogg Fanatic: It deals 1 damage.', 'Sacrifice this creature: It deals 1 damage.'],
    ['Wild Growth', 'Whenever Wild Growth enters, draw.', 'Whenever this Aura enters, draw.'],
    ["Tormod's Crypt", "Sacrifice Tormod's Crypt: Draw.", 'Sacrifice this artifact: Draw.'],
    ['Chandra, Torch of Defiance', 'Chandra deals 2 damage.', 'Chandra, Torch of Defiance deals 2 damage.'],
  ])('the name of %s and "this …" are alike', (name, a, b) => {
    expect(normaliseText(a, name)).toBe(normaliseText(b, name))
  })

  it('takes the paragraphs of a spell for one', () => {
    const [one, two] = ['Destroy target creature. Scry 1.', 'Destroy target creature.\nScry 1.']
    expect(normaliseText(two, 'Bear', 'Sorcery')).toBe(normaliseText(one, 'Bear', 'Sorcery'))
    expect(normaliseText(two, 'Bear', 'Creature — Bear')).not.toBe(normaliseText(one, 'Bear', 'Creature — Bear'))
  })

  it('reminder text does not count', () => {
    expect(normaliseText('Shroud (It cannot be the target of spells.)', 'Bear')).toBe('shroud')
  })

  it('keywords on one line or on several are alike', () => {
    expect(normaliseText('Flying, vigilance', 'Bear')).toBe(normaliseText('Flying\nVigilance', 'Bear'))
  })

  it('other words count', () => {
    expect(normaliseText('Draw a card.', 'Bear')).not.toBe(normaliseText('Draw two cards.', 'Bear'))
    expect(normaliseText('Sacrifice another creature.', 'Bear')).not.toBe(
      normaliseText('Sacrifice a creature.', 'Bear'),
    )
  })
})

describe('hash', () => {
  it('is FNV-1a of 64 bits', () => {
    expect(hashText('')).toBe('cbf29ce484222325')
    expect(hashText('a')).not.toBe(hashText('b'))
    expect(hashText('−2: Draw.')).toMatch(/^[0-9a-f]{16}$/)
  })
})
