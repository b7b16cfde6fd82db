import { card, continuous, entersWith, payLife, replacement, rule } from '@spellwright/dsl'

export const thranPortal = card({
  name: 'Thran Portal',
  type: 'Land — Gate',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: {
          kind: 'not',
          condition: { kind: 'exists', of: { other: true, type: 'land', controller: 'you' }, count: { atMost: 2 } },
        },
      },
    ),
    entersWith({ kind: 'choose', choose: { kind: 'basicLandType' }, as: 'type' }),
    continuous({ affects: 'self', apply: [{ kind: 'addSubtype', subtypes: { chosen: 'type' } }] }),
    rule({
      kind: 'abilityCostChange',
      object: 'self',
      ability: 'mana',
      change: { kind: 'increase', cost: [payLife(1)] },
    }),
  ],
})
