import {
  all,
  apply,
  atBeginningOf,
  card,
  gain,
  keyword,
  mana,
  put,
  returnTo,
  shuffle,
  spell,
  the,
} from '@spellwright/dsl'

export const randomEncounter = card({
  name: 'Random Encounter',
  cost: '{4}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        shuffle(),
        { kind: 'mill', player: 'you', count: 4, as: 'milled' },
        put('battlefield', all({ type: 'creature', among: the('milled'), zone: ['graveyard', 'exile'] }), {
          as: 'creatures',
        }),
        apply(the('creatures'), [gain('haste')], 'game'),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('hand', the('creatures'))],
        },
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{6}{R}{R}')] }),
  ],
})
