import {
  all,
  atBeginningOf,
  continuous,
  enters,
  gain,
  keyword,
  leaves,
  put,
  target,
  the,
  transform,
  triggered,
  twoFaced,
  upTo,
} from '@spellwright/dsl'

export const aangAtTheCrossroadsAangDestinedSavior = twoFaced(
  'transform',
  {
    name: 'Aang, at the Crossroads',
    cost: '{2}{G}{W}{U}',
    type: 'Legendary Creature — Human Avatar Ally',
    power: 3,
    toughness: 3,
    abilities: [
      keyword('flying'),
      triggered({
        on: enters('self'),
        effects: [
          { kind: 'lookAtTop', player: 'you', count: 5, as: 'seen' },
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('seen'),
            filter: { type: 'creature', manaValue: { atMost: 4 } },
            count: upTo(1),
            as: 'card',
          },
          put('battlefield', the('card')),
          put('library', all({ zone: 'library', among: the('seen') }), {
            library: { position: 'bottom', order: 'random' },
          }),
        ],
      }),
      triggered({
        on: leaves({ type: 'creature', controller: 'you', other: true }),
        effects: [
          {
            kind: 'delayedTrigger',
            on: atBeginningOf('upkeep', 'eachPlayer'),
            lasts: 'once',
            effects: [transform('self')],
          },
        ],
      }),
    ],
  },
  {
    name: 'Aang, Destined Savior',
    type: 'Legendary Creature — Avatar Ally',
    power: 4,
    toughness: 4,
    abilities: [
      keyword('flying'),
      continuous({ affects: { allTypes: ['land', 'creature'], controller: 'you' }, apply: [gain('vigilance')] }),
      triggered({
        on: atBeginningOf('beginCombat', 'you'),
        targets: { land: target({ type: 'land', controller: 'you' }) },
        effects: [{ kind: 'earthbend', what: the('land'), count: 2 }],
      }),
    ],
  },
)
