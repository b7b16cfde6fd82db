import { card, enters, gainLife, replacement, triggered } from '@spellwright/dsl'

export const obstinateBaloth = card({
  name: 'Obstinate Baloth',
  cost: '{2}{G}{G}',
  type: 'Creature — Beast',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({ on: enters('self'), effects: [gainLife(4)] }),
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
