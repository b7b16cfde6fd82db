import { addSubtype, all, apply, card, type Effect, exactly, mill, put, spell, the } from '@spellwright/dsl'

const raise = (whose: 'you' | 'opponent', as: string): Effect => ({
  kind: 'choose',
  player: 'you',
  from: { zone: 'graveyard', owner: whose, type: ['creature', 'planeswalker'] },
  count: exactly(1),
  as,
})

export const breachTheMultiverse = card({
  name: 'Breach the Multiverse',
  cost: '{5}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        mill(10, 'eachPlayer'),
        raise('you', 'yours'),
        raise('opponent', 'theirs'),
        put('battlefield', [the('yours'), the('theirs')], { under: 'you' }),
        apply(all({ type: 'creature', controller: 'you' }), [addSubtype('Phyrexian')], 'game'),
      ],
    }),
  ],
})
