import {
  activated,
  enters,
  exile,
  keyword,
  mana,
  putCounters,
  ruleUntil,
  the,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const gwenStacyGhostSpider = twoFaced(
  'modal_dfc',
  {
    name: 'Gwen Stacy',
    cost: '{1}{R}',
    type: 'Legendary Creature — Human Performer Hero',
    power: 2,
    toughness: 1,
    abilities: [
      triggered({
        on: enters('self'),
        effects: [
          { kind: 'lookAtTop', player: 'you', count: 1, as: 'top', unseen: 'unseen' },
          exile(the('top'), { as: 'exiled' }),
          ruleUntil(
            { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
            'whileYouControlSource',
          ),
        ],
      }),
      activated({ cost: [mana('{2}{U}{R}{W}')], effects: [{ kind: 'transform', what: 'self' }], timing: 'sorcery' }),
    ],
  },
  {
    name: 'Ghost-Spider',
    cost: '{2}{U}{R}{W}',
    type: 'Legendary Creature — Spider Human Hero',
    power: 4,
    toughness: 4,
    abilities: [
      keyword('flying'),
      triggered({
        on: {
          kind: 'either',
          events: [
            { kind: 'landPlayed', player: 'you', from: 'exile' },
            { kind: 'cast', player: 'you', from: 'exile' },
          ],
        },
        effects: [putCounters('+1/+1', 1, 'self')],
      }),
      keyword('vigilance'),
      keyword('haste'),
      activated({
        cost: [{ kind: 'removeCounters', counter: 'any', count: 2 }],
        effects: [
          { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
          exile(the('top'), { as: 'exiled' }),
          {
            kind: 'rule',
            rule: { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
            until: 'endOfTurn',
          },
        ],
      }),
    ],
  },
)
