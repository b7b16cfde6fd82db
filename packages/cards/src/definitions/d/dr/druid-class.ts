import {
  addType,
  apply,
  card,
  count,
  enters,
  gain,
  gainAbility,
  gainLife,
  mana,
  rule,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const druidClass = card({
  name: 'Druid Class',
  cost: '{1}{G}',
  type: 'Enchantment — Class',
  abilities: [
    triggered({ on: enters({ type: 'land', controller: 'you' }), abilityWord: 'Landfall', effects: [gainLife(1)] }),
    {
      kind: 'classLevel',
      level: 2,
      cost: [mana('{2}{G}')],
      abilities: [rule({ kind: 'additionalLands', player: 'you', count: 1 })],
    },
    {
      kind: 'classLevel',
      level: 3,
      cost: [mana('{4}{G}')],
      abilities: [
        triggered({
          on: { kind: 'becameLevel', object: 'self', level: 3 },
          targets: { land: target({ type: 'land', controller: 'you' }) },
          effects: [
            apply(
              the('land'),
              [
                addType('creature'),
                gain('haste'),
                gainAbility({
                  kind: 'characteristicDefining',
                  power: count({ type: 'land', controller: 'you' }),
                  toughness: count({ type: 'land', controller: 'you' }),
                }),
              ],
              'game',
            ),
          ],
        }),
      ],
    },
  ],
})
