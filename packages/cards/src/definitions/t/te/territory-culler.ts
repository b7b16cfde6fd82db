import { card, did, enters, keywords, matches, may, not, put, the, triggered, when } from '@spellwright/dsl'

export const territoryCuller = card({
  name: 'Territory Culler',
  cost: '{4}{G}',
  type: 'Creature — Eldrazi',
  power: 7,
  toughness: 5,
  abilities: [
    ...keywords('devoid', 'reach'),
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        when(
          matches(the('top'), { type: 'creature' }),
          may({ kind: 'reveal', what: the('top') }, put('hand', the('top'), { as: 'kept' })),
        ),
        when(not(did('kept')), may(put('graveyard', the('top')))),
      ],
    }),
  ],
})
