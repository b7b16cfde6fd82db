import { exile, keyword, replacement, spell, target, the, twoFaced } from '@spellwright/dsl'

export const guardianNagaBanishingCoils = twoFaced(
  'adventure',
  {
    name: 'Guardian Naga',
    cost: '{5}{W}{W}',
    type: 'Creature — Snake',
    power: 5,
    toughness: 6,
    abilities: [
      keyword('vigilance'),
      replacement(
        { kind: 'damage', to: { object: 'self' }, change: { kind: 'prevent', amount: 'all' } },
        { condition: { kind: 'isTurnOf', player: 'you' } },
      ),
    ],
  },
  {
    name: 'Banishing Coils',
    cost: '{2}{W}',
    type: 'Instant — Adventure',
    abilities: [
      spell({
        targets: { target: target({ type: ['artifact', 'enchantment'] }) },
        effects: [exile(the('target'))],
      }),
    ],
  },
)
