import {
  continuous,
  dealsDamageToPlayer,
  keyword,
  target,
  the,
  transform,
  triggered,
  twoFaced,
  youControlIt,
} from '@spellwright/dsl'

export const soulSeizerGhastlyHaunting = twoFaced(
  'transform',
  {
    name: 'Soul Seizer',
    cost: '{3}{U}{U}',
    type: 'Creature — Spirit',
    power: 1,
    toughness: 3,
    abilities: [
      keyword('flying'),
      triggered({
        on: dealsDamageToPlayer('self', 'combat'),
        targets: { creature: target({ type: 'creature', controller: 'eventPlayer' }) },
        effects: [
          {
            kind: 'may',
            player: 'you',
            effects: [transform('self')],
            then: [{ kind: 'attach', what: 'self', to: the('creature') }],
          },
        ],
      }),
    ],
  },
  {
    name: 'Ghastly Haunting',
    type: 'Enchantment — Aura',
    colorIndicator: ['U'],
    abilities: [
      keyword({ kind: 'enchant', what: { type: 'creature' } }),
      continuous({ affects: 'attachedTo', apply: [youControlIt] }),
    ],
  },
)
