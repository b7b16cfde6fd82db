import {
  activated,
  anyTarget,
  costsLess,
  dealDamage,
  draw,
  entersWithCounters,
  exile,
  loyalty,
  may,
  ownerOf,
  players,
  returnTo,
  ruleUntil,
  the,
  triggered,
  twoFaced,
  when,
  youControl,
} from '@spellwright/dsl'

export const ralMonsoonMageRalLeylineProdigy = twoFaced(
  'transform',
  {
    name: 'Ral, Monsoon Mage',
    cost: '{1}{R}',
    type: 'Legendary Creature — Human Wizard',
    power: 1,
    toughness: 3,
    abilities: [
      costsLess('you', { type: ['instant', 'sorcery'] }, '{1}'),
      triggered({
        on: { kind: 'cast', player: 'you', spell: { type: ['instant', 'sorcery'] }, during: 'you' },
        effects: [
          {
            kind: 'flipCoin',
            else: [dealDamage(1, players('you'))],
            then: [
              may(
                exile('self', { as: 'exiled' }),
                returnTo('battlefield', the('exiled'), { enters: ['transformed'], under: ownerOf(the('exiled')) }),
              ),
            ],
          },
        ],
      }),
    ],
  },
  {
    name: 'Ral, Leyline Prodigy',
    type: 'Legendary Planeswalker — Ral',
    loyalty: 2,
    colorIndicator: ['R', 'U'],
    abilities: [
      entersWithCounters('loyalty', {
        kind: 'events',
        event: { kind: 'cast', player: 'you', spell: { type: ['instant', 'sorcery'] } },
        when: 'thisTurn',
      }),
      activated({
        cost: [loyalty(1)],
        effects: [
          ruleUntil(
            {
              kind: 'costChange',
              player: 'you',
              spell: { type: ['instant', 'sorcery'] },
              change: { kind: 'reduce', mana: '{1}' },
            },
            'untilYourNextTurn',
          ),
        ],
      }),
      activated({
        cost: [loyalty(-2)],
        targets: { targets: { ...anyTarget, count: { min: 1, max: 2 }, divide: 2 } },
        effects: [
          { kind: 'dealDamage', amount: 2, to: the('targets'), divided: 'divided' },
          when(youControl({ color: 'U', other: true }), draw(1)),
        ],
      }),
      activated({
        cost: [loyalty(-8)],
        effects: [
          { kind: 'lookAtTop', player: 'you', count: 8, as: 'top', unseen: 'unseen' },
          exile(the('top'), { as: 'exiled' }),
          ruleUntil({
            kind: 'mayPlayFrom',
            player: 'you',
            zone: 'exile',
            what: { among: the('exiled'), type: ['instant', 'sorcery'] },
            verb: 'cast',
            free: 'free',
          }),
        ],
      }),
    ],
  },
)
