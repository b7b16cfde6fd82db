import { activated, enters, mana, returnTo, rule, target, the, transform, triggered, twoFaced } from '@spellwright/dsl'

export const heliodTheRadiantDawnHeliodTheWarpedEclipse = twoFaced(
  'transform',
  {
    name: 'Heliod, the Radiant Dawn',
    cost: '{2}{W}{W}',
    type: 'Legendary Enchantment Creature — God',
    power: 4,
    toughness: 4,
    abilities: [
      triggered({
        on: enters('self'),
        targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'enchantment', not: { subtype: 'God' } }) },
        effects: [returnTo('hand', the('card'))],
      }),
      activated({ cost: [mana('{3}{U/P}')], timing: 'sorcery', effects: [transform('self')] }),
    ],
  },
  {
    name: 'Heliod, the Warped Eclipse',
    type: 'Legendary Enchantment Creature — Phyrexian God',
    power: 4,
    toughness: 6,
    colorIndicator: ['U', 'W'],
    abilities: [
      rule({ kind: 'castAsThoughFlash', player: 'you', spell: {} }),
      rule({
        kind: 'costChange',
        player: 'you',
        spell: {},
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: { kind: 'events', event: { kind: 'drawn', player: 'opponent' }, when: 'thisTurn' },
        },
      }),
    ],
  },
)
