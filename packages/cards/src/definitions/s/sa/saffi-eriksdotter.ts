import { activated, card, returnTo, sacrificeSelf, target, the } from '@spellwright/dsl'

export const saffiEriksdotter = card({
  name: 'Saffi Eriksdotter',
  cost: '{G}{W}',
  type: 'Legendary Creature — Human Scout',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      cost: [sacrificeSelf],
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'delayedTrigger',
          on: {
            kind: 'zoneChange',
            object: { among: the('creature'), owner: 'you' },
            from: 'battlefield',
            to: 'graveyard',
          },
          lasts: 'onceThisTurn',
          effects: [returnTo('battlefield', 'eventObject', { under: { ownerOf: 'eventObject' } })],
        },
      ],
    }),
  ],
})
