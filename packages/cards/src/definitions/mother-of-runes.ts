import { activated, apply, card, gain, tap, target, the } from '@spellwright/dsl'

export const motherOfRunes = card({
  name: 'Mother of Runes',
  cost: '{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
        apply(the('creature'), [gain({ kind: 'protection', from: [{ filter: { color: { chosen: 'color' } } }] })]),
      ],
    }),
  ],
})
