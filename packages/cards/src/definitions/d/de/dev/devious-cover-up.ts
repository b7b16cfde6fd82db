import { card, may, put, shuffle, spell, target, targetSpell, the, upTo } from '@spellwright/dsl'

export const deviousCoverUp = card({
  name: 'Devious Cover-Up',
  cost: '{2}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell(), cards: target({ zone: 'graveyard', owner: 'you' }, { count: upTo(4) }) },
      effects: [
        { kind: 'counterSpell', what: the('spell'), to: 'exile' },
        may(put('library', the('cards')), shuffle()),
      ],
    }),
  ],
})
