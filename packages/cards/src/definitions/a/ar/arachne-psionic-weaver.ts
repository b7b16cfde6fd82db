import { card, costsMore, entersWith, keyword, mana } from '@spellwright/dsl'

export const arachnePsionicWeaver = card({
  name: 'Arachne, Psionic Weaver',
  type: 'Legendary Creature — Spider Human Hero',
  cost: '{2}{W}',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'webSlinging', cost: [mana('{W}')] }),
    entersWith(
      { kind: 'lookAtHand', player: 'opponent' },
      { kind: 'choose', choose: { kind: 'cardType', not: 'creature' }, as: 'type' },
    ),
    costsMore('eachPlayer', { cardType: { chosen: 'type' } }, '{1}'),
  ],
})
