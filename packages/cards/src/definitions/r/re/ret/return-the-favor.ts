import { card, mana, spell, target, the } from '@spellwright/dsl'

export const returnTheFavor = card({
  name: 'Return the Favor',
  cost: '{R}{R}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: 2,
        keyword: 'spree',
        options: [
          {
            cost: [mana('{1}')],
            targets: {
              spell: target({
                zone: 'stack',
                stackKind: 'any',
                any: [
                  { stackKind: 'spell', type: 'instant' },
                  { stackKind: 'spell', type: 'sorcery' },
                  { stackKind: 'activatedAbility' },
                  { stackKind: 'triggeredAbility' },
                ],
              }),
            },
            effects: [{ kind: 'copySpell', what: the('spell'), count: 1, newTargets: 'may' }],
          },
          {
            cost: [mana('{1}')],
            targets: { other: target({ zone: 'stack', stackKind: 'any', is: 'targetsOnlyOne' }) },
            effects: [{ kind: 'changeTargets', what: the('other'), how: 'must' }],
          },
        ],
      },
      effects: [],
    }),
  ],
})
