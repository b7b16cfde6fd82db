import { anyColor, card, continuous, gainAbility, modifyPT, rule, tapForMana } from '@spellwright/dsl'

export const mulDayaChannelers = card({
  name: 'Mul Daya Channelers',
  cost: '{1}{G}{G}',
  type: 'Creature — Elf Druid Shaman',
  power: 2,
  toughness: 2,
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'you' }),
    continuous({
      condition: { kind: 'exists', of: { zone: 'library', owner: 'you', is: 'topOfLibrary', type: 'creature' } },
      affects: 'self',
      apply: [modifyPT(3, 3)],
    }),
    continuous({
      condition: { kind: 'exists', of: { zone: 'library', owner: 'you', is: 'topOfLibrary', type: 'land' } },
      affects: 'self',
      apply: [gainAbility(tapForMana(anyColor(2)))],
    }),
  ],
})
