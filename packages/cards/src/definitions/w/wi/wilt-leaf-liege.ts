import { card, continuous, modifyPT, replacement } from '@spellwright/dsl'

export const wiltLeafLiege = card({
  name: 'Wilt-Leaf Liege',
  cost: '{1}{G/W}{G/W}{G/W}',
  type: 'Creature — Elf Knight',
  power: 4,
  toughness: 4,
  abilities: [
    continuous({ affects: { controller: 'you', other: true, color: 'G', type: 'creature' }, apply: [modifyPT(1, 1)] }),
    continuous({ affects: { controller: 'you', other: true, color: 'W', type: 'creature' }, apply: [modifyPT(1, 1)] }),
    replacement(
      {
        kind: 'zoneChange',
        object: 'self',
        from: 'hand',
        to: 'graveyard',
        cause: 'discard',
        causedBy: 'opponent',
        instead: { to: 'battlefield' },
      },
      { zone: 'hand' },
    ),
  ],
})
