import {
  activated,
  BASIC_LAND_TYPES,
  card,
  controllerOf,
  count,
  destroy,
  discardSelf,
  mana,
  put,
  search,
  shuffle,
  tapForMana,
  target,
  the,
} from '@spellwright/dsl'

export const boseijuWhoEndures = card({
  name: 'Boseiju, Who Endures',
  type: 'Legendary Land',
  abilities: [
    tapForMana('{G}'),
    activated({
      abilityWord: 'Channel',
      zone: 'hand',
      cost: [mana('{1}{G}'), discardSelf],
      costChange: {
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: count({ type: 'creature', supertype: 'legendary', controller: 'you' }),
        },
      },
      targets: {
        target: target({
          any: [{ type: ['artifact', 'enchantment'] }, { type: 'land', not: { supertype: 'basic' } }],
          controller: 'opponent',
        }),
      },
      effects: [
        destroy(the('target')),
        {
          kind: 'may',
          player: controllerOf(the('target')),
          effects: [
            search(
              { type: 'land', subtype: BASIC_LAND_TYPES },
              { player: controllerOf(the('target')), whose: controllerOf(the('target')) },
            ),
            put('battlefield', the('found'), { under: controllerOf(the('target')) }),
            shuffle(controllerOf(the('target'))),
          ],
        },
      ],
    }),
  ],
})
