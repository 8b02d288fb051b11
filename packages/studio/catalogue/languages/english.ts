import type { LanguageWords } from './language.ts';

const COMPUTING =
  'gamer gaming game games computer pc headset laptop coder coding codes programmer developer typing monitor screen desk office hacker it streamer';

/** English, apart from the words of things, clothes and roles, which stand in their records. */
export const ENGLISH: LanguageWords = {
  quiet: `the and but not nor for with without from into onto off out over under above below behind before after
    between beside besides near next around about against along across through during until since while when where who
    whom whose which that this these those there here what why how all any both each every few more most much many
    other another some such only own same so than too very just also still ever never always often sometimes again
    once yes his her hers him she they them their its our your yours mine myself himself herself themselves you one
    ones are was were been being has have had having does did doing done will would can could shall should may might
    must let get gets got getting go goes going gone went come comes came coming make makes making made take takes
    taking took put puts give gives giving keep keeps keeping want wants wanted need needs use uses using used try
    tries wear wears wearing wore worn dressed dress dressing hold holds holding held carry carries carrying bring
    brings stand stands sit sits sitting seated lie lies lying look looks looking looked like likes liked love loves
    loved loving enjoy enjoys enjoying hate hates prefer prefers know knows known say says saying said call calls
    called named name play plays playing played work works working worked live lives living lived help helps helping
    think thinks thinking show shows showing feel feels feeling turn turns turning turned become becomes start starts
    started cetera vibe vibes village weather steal steals bite bites drive drives spare please thanks thank hello hey
    lol etc really quite rather pretty bit lot lots kind kinda sort type style styled look-alike version edition
    figure toy twin doll action collectible character person people someone somebody man men woman women guy guys girl
    boy lady gentleman kid child children baby adult human friend mate buddy pal husband wife boyfriend girlfriend
    partner brother sister mother father mom mum dad daddy mummy mommy son daughter aunt uncle cousin niece nephew
    family boss colleague coworker neighbour neighbor everyone everybody nobody big bigger biggest small smaller
    little tiny huge giant large enormous mini tall short long wide narrow thick thin fat heavy old older young
    younger new newest vintage retro modern classic ancient middle aged year month week day time today tomorrow
    yesterday night morning evening weekend forever life world good great best better nice cool awesome amazing
    fantastic super epic legendary favorite favourite beautiful cute handsome lovely sweet happy sad funny crazy wild
    serious proud fearless brave strong smart clever mad bad evil friendly gentle grumpy tired busy rich famous lucky
    lazy quiet loud fast slow hot warm cold fresh clean dirty full empty open closed high low left right front back
    side top bottom end half whole real true fake real-life dark light pale straight spiky swept curly wavy frizzy
    messy bushy wooden metal plastic deep colour color coloured colored colourful colorful bright shiny glossy matte
    sparkly glitter fancy elegant fashionable stylish casual formal traditional typical normal simple special secret
    magic magical different matching pair set piece number part thing stuff something anything everything nothing way
    place hand arm finger head face body leg foot feet chest shoulder neck mouth nose ear smile smiling grin grinning
    laugh laughing happy-go-lucky first second third last two three four five six seven eight nine ten hundred
    thousand million couple dozen because though although however therefore anyway maybe perhaps instead mostly
    english german french italian spanish portuguese dutch european american british fan lover enthusiast addict
    expert master pro professional amateur beginner local national international hobby passion dream job birthday
    retirement retired holiday thought mood attitude energy power peace hope fun joy championship competition race
    game match event club crew gang squad department company industry market fund business pile bunch now then soon
    later early late even else whether whatever whoever away together apart alone word text letter description picture
    photo background scene story film movie song book-lover speed size shape vegan vegetarian single married pregnant
    proper total complete ultimate original famous-for grown pet bro sis grandpa grandma gran granny nan nana grandad
    granddad grandmother grandfather grandson granddaughter godmother godfather stepdad stepmum fiance fiancee bff
    bestie lad lass dude chap folk folks im ive ill id hes shes theyre youre weve thats whos whats lets hed shed aint
    didnt dont doesnt isnt arent wasnt cant couldnt wont wouldnt gonna wanna gotta till til pls plz thx pocket lap
    collection plush plushie stuffed nerd geek workaholic superfan fanatic mad-about obsessed sunrise sunset contacts
    diwali hanukkah chanukah eid ramadan kwanzaa easter halloween thanksgiving xmas carnival mardi anniversary
    graduation wedding engagement newborn surprise present home house occasion bday yrs yo asap btw omg tbh bcs cuz
    cos coz thru ppl insta selfmade handmade clothes clothing outfit accessories details costume weekends weekday
    january february march april june july august september october november december monday tuesday wednesday
    thursday friday saturday sunday tons plenty eats eat drinks drink sleeps snores reads writes sings dances cooks
    bakes walks swims rides travels watches collects builds fixes repairs paints draws grows teaches studies learns
    laughs talks speaks tells sells buys allergic mode imagine broken muddy ripped torn striking mirrored ruffled
    forward spotter obsessive serious-looking curious stubborn born forced hip sleeve feeding trainee teenager junkie
    future exhausted elderly maths science biology history player finisher owner`,
  grammar: {
    articles: 'a an the',
    possessives: 'my his her our their its',
    and: 'and',
    or: 'or nor',
    with: 'with',
    without: 'without',
    in: 'in',
    on: 'on across',
    atHand: 'in under',
    has: 'has have having got',
    wears: 'wearing wears wear',
    holds: 'holding holds hold carrying carries clutching waving wielding',
    hands: 'hand hands handed arm arms',
    but: 'but',
    only: 'only just fear matter doubt',
    no: 'no nope',
    thanks: 'thanks thank way',
    negations: `no not never lacks lacking minus hate hates dislike dislikes loathe loathes despise despises detest
      detests refuse refuses avoid avoids dont doesnt isnt arent wont cannot cant couldnt wouldnt hasnt havent nor
      neither remove except instead allergic afraid scared terrified 🚫`,
    insteadOf: 'rather than, anything but, anyone but, anybody but',
    two: 'two 2 couple pair',
    three: 'three 3 trio several many lots loads',
    four: 'four 4 five 5 six 6',
    number: 'number no nr num bib',
    all: 'all everything',
    both: 'both',
    ofAll: 'of them is are it the matching bright',
    ofColour: `in is are was being that which with coloured colored painted all very bright mostly colour color of a`,
    like: 'like as',
    disguised: 'dressed disguised costume',
    asDisguise: 'up',
    dressing: 'dress look costum outfit disguis pose posing something anything thing shaped paint',
    real: 'real total proper absolute true such complete regular right utter',
    is: 'as is was am are hes shes im',
    which: 'it which that who',
    he: 'he she',
    i: 'i im me myself',
    busy: 'walk walks ride rides feed feeds train trains on',
    hat: 'hat',
    helmet: 'helmet',
    otherHats: 'hats cap caps headwear',
    chest: 'chest breast front',
    long: 'long longer big huge giant bushy flowing',
    dark: 'dark',
    right: 'right',
    ball: 'ball balls',
    people: `mother mum mom mummy mommy dad daddy father sister brother son daughter aunt auntie uncle cousin niece
      nephew grandma granny nana grandpa grandad grandmother grandfather friend buddy mate boyfriend girlfriend
      husband wife partner fiance fiancee boss colleague coworker neighbour neighbor bro sis bestie girl boy kid baby
      named called name mr mrs ms miss sir lady saint captain doctor dr professor coach dog cat horse pony puppy
      kitten hamster rabbit bunny parrot budgie tortoise`,
    afterName: `is was loves likes enjoys plays has wants works lives who turns just always hates rides collects`,
  },
  usualColours: `denim=jeans/denims,
    brown=leather shorts/leather apron/leather gloves/work gloves/leather boots/work boots/cowboy boots,
    burgundy=dressing gown,
    white=dove/seagull/gull/goat/milk/bathrobe/bath robe/dalmatian/poodle/wedding dress/wedding gown,
    white=bridal gown/bridal dress,
    black=skeleton costume/skeleton suit/skeleton onesie/skeleton outfit/skeleton pyjamas,
    black=dressed as a skeleton/raven/crow/magpie/orca/killer whale/graduation gown/graduation robe,
    black=academic gown/academic robe/academic dress/cap and gown/judge robe/judges robe/cassock,
    caramel=golden retriever/labradoodle, red=fire truck/fire engine, beige=labrador/pug/siamese, chestnut=bull,
    grey=rat/husky/schnauzer/tabby, butter=champagne/prosecco/white wine, ice blue=hospital gown/patient gown,
    sage=surgical gown, lime=hi vis/high vis/hi vis vest/high vis vest/high visibility vest/safety vest`,
  homonyms: `
    bat: cricket cricketer batsman wicket → cricket bat
    bat: cave vampire dracula girl boy wings flying hanging gothic goth spooky halloween night pet fruit fluffy
      animal, not baseball softball rounders pitcher glove ball batter → flittermouse
    bats: cave vampire dracula gothic goth spooky halloween night witch → flittermouse
    pitcher: baseball softball team league mound → baseball player
    keyboard: mouse ${COMPUTING} → computer keyboard
    mouse: keyboard ${COMPUTING}, not pet cheese little → computer mouse
    bow: violin violinist cello cellist viola fiddle fiddler → thing
    bow: archer archery arrow arrows quiver elf hunting huntress ranger, not hair → bow and arrow
    ring: boxer boxing kickboxer wrestler wrestling fighter, not wedding → place
    glasses: wine champagne whisky whiskey prosecco, not wearing wears reading round → wine glass
    driver: golf golfer → golf club
    clubs: golf golfer → golf club
    trunk: gold treasure pirate coins jewels → treasure chest
    jam: guitar band drummer bassist → thing
    board: surfer surfing surf waves → surfboard
    board: skater skating skate → skateboard
    board: snowboarder snowboarding → snowboard
    stick: hockey lacrosse → hockey stick
    sticks: drummer drums drum → thing
    racket: making makes → thing
    rod: fisherman fishing angler fish trout carp lake → fishing rod
    mat: yoga pilates yogi → yoga mat
    cards: poker magician magic casino tricks bridge ace → playing cards
    notebook: ${COMPUTING} → laptop
    flask: tea coffee soup hiking hiker walking walker camping fishing spotter picnic hip football cold → thermos
    vest: runner marathon running race racer athlete sprinter jogger → jersey
    poles: hiker hiking walking trekking → thing
  `,
  idioms: `fish out of water, head over heels, hen do, hen dos, hens do, hen night, hen party, hen weekend, stag do,
    stag night, down to earth, jack of all trades, on top of the world, raining cats and dogs, like a boss,
    captain of, heart on her sleeve, heart on his sleeve, heart on my sleeve, nuts about, crazy about, mad about,
    king of, queen of, bargain hunter, house hunter, job hunter, head hunter, headhunter, mushroom hunter,
    under the weather, black sheep of the family, black sheep, early bird, early birds, busy bee, busy bees,
    party animal, party animals, bookworms, cool cat, cool cats, fat cat, top dog, underdog, lone wolf, dark horse,
    wild goose chase, social butterfly, butterflies in my stomach, guinea pig for, lion hearted, heart of gold,
    heart of a lion, big heart, golden heart, green thumb, green thumbs, green fingers, piece of cake, tough cookie,
    smart cookie, apple of my eye, apple of his eye, apple of her eye, cheese lover, big cheese, couch surfer,
    bean counter, sweet tooth, cherry on top, icing on the cake, cup of tea is, not my cup of tea, not his cup of tea,
    not her cup of tea, head in the clouds, on cloud nine, over the moon, once in a blue moon, rising star,
    star of the show, star of our, star of the, star player, star employee, superstar, gold star, shooting star,
    king of the road, queen of hearts, drama queen, beauty queen, king of the castle, king of the jungle,
    queen of the house, king of the house, angel of the house, my angel, little angel, my princess, daddys princess,
    daddys girl, mummys boy, little monster, little devil, speed demon, adrenaline junkie, man of steel, iron lady,
    ironman, iron man triathlon, golden boy, golden girl, golden hands, cool as a cucumber, hot potato,
    spill the beans, rain cats and dogs, cat nap, cat naps, dog tired, dogs life, bull in a china shop,
    elephant in the room, monkey business, wolf in sheeps clothing, tea time, coffee time, wine o clock, beer o clock,
    happy hour, world record, record holder, holds the record, broke the record, off the record, record breaking,
    on the ball, ball of energy, bundle of joy, ray of sunshine, fountain of knowledge, walking encyclopedia,
    night shift, rock of the family, my rock, our rock, is a rock, rock solid, fire in the belly, playing with fire,
    ace at, ace of, an ace, pain in the neck, full of beans, sharp cookie, hawk eyes, eagle eyes, puppy eyes,
    puppy love, cat eyes, dog days, pigeon toed, bear hug, bear hugs, swan song, lame duck, ugly duckling,
    sitting duck, odd duck, kiwi from, chicken out, dont chicken, shark in business, loan shark, card shark,
    pool shark, snake in the grass, sly fox, silver fox, foxy, cash cow, holy cow, water rat, gym rat, lab rat,
    rat race, mall rat, pack rat, teachers pet, copycat, fraidy cat, scaredy cat, love birds, lovebirds, bird brain,
    jailbird, free bird, night bird, tiger mum, tiger mom, mama bear, papa bear, bring home the bacon, bread winner,
    breadwinner, butter fingers, big fish, cold fish, small fish, drinks like a fish, top of the class, tops the,
    top student, top boss, top dad, top mum, top mom, top marks, top notch, top gun, top secret,
    head chef of the house, my knight in shining armour, my knight in shining armor, her knight in shining armour,
    a knight in shining armour to, his knight, my knight, ear ring, ear rings, earring, nose ring, nose rings,
    key ring, belly ring, rubber ring, swim ring, boxing ring, in the ring, ring the bell, rings a bell, ring tone,
    hammer time, letter a, letter b, letter c, letter d, letter e, letter f, letter g, letter h, letter i, letter j,
    letter k, letter l, letter m, letter n, letter o, letter p, letter q, letter r, letter s, letter t, letter u,
    letter v, letter w, letter x, letter y, letter z, full of gold`,
  unmade: `lipstick, freckles, nail polish, nail varnish, missing tooth, tattoo, tattoos, tattooed, piercing,
    piercings, tail, tails, sock, socks, earrings, bracelet, bracelets, chain, chains, watch, jewellery, jewelry,
    jewels, ribbon, feather, feathers, face mask, surgical mask, gas mask, reindeer antlers, deer antlers,
    razor blade, prosthetic, prosthetic arm, prosthesis, shoulder blade, picnic blanket, security blanket, rug, towel,
    pillow, cushion, tablecloth, curtain, table, desk, chair, bed, bench, shelf, gate, fence, door, carpet, wall,
    rocks, hose, hut, beach hut, rear view mirror, mirror selfie, leaky pipe, leaking pipe, water pipe, drain pipe,
    copper pipe, burst pipe, spirit level, computer mouse, gaming mouse, wireless mouse, mouse pad, mouse mat,
    apple watch, phone call, hot air balloon, spinning top, hair ribbon, hair ribbons, hair bow, hair clip, pink bow,
    red bow, blue bow, white bow, black bow, bow in her hair, bow in my hair, flittermouse, chalk bag, toilet brush,
    palm tree, palm trees, wax seal, bounty hunter, sailor moon, witch doctor`,
  neutral: `eye, eyes, eyed, lip, lips, nail, nails, tooth, teeth, buttons, zip, zipper, lining, laces, shoelaces,
    sky, background, box, packaging, lights, accessory, accessories, prop, props, extra, extras, retirement gift,
    leaving gift, farewell gift, leaving present, retirement present, as a gift, as a present, gift for, present for,
    birthday gift for, birthday present for, christmas gift for, christmas present for, cup final, cup winners,
    glasses of, staff engineer, staff member, chief of staff, head of staff, star sign, zodiac sign, sign language,
    peace sign, neon sign, sign of, signs of, poster child, poster boy, peter pan, white house, cat walk, star wars,
    hard rock cafe, to train, train hard, train for, i train, we train, book keeper, light hearted, colour blind,
    color blind, black friday, over the rainbow, rainbow trout, the goat, ruler of, poker chips, super bowl,
    pizza hut, beer belly, bat signal, mickey mouse, minnie mouse, navy seal, navy seals, seal of approval, stag do,
    stag night, stag party, stag weekend, swan lake, canada goose, legal eagle, eagle scout, eagle eyed,
    philadelphia eagles, eagles fan, tony hawk, millennium falcon, zebra crossing, crocodile dundee, donkey kong,
    bell pepper, taco bell, tinker bell, bell boy, o clock, tomato red, good egg, golden hour, golden age,
    silver screen, bronze age, white water, top of, on top, at the top, runs a, run a, shades of, duck down,
    night owl, early owl, chicken nuggets, drill sergeant, fire drill, drill team, team spirit, free spirit,
    ring of fire, on fire, fire station, fire fighter, runs the, run the, key member, key account, lord of the rings,
    onion rings, comb over, i saw, bear with, can bear`,
  misspellings: `yellow=yelow/yello/yelllow/yellwo/yllow, green=grean/gren/greeen,
    purple=purpel/pruple/purpul/purlpe/purble, orange=ornage/ornge/orannge/oragne, black=blak/balck/blcak/blakc,
    white=wihte/whtie/wite/whitte, brown=borwn/brwon/bronw/browm, pink=pinck/pnik, blue=bule/bluee,
    silver=silwer/siver/silvar, golden=goldn/goldan/goldin,
    turquoise=turqoise/turquise/torquoise/turkoise/turquoize/turqouise, burgundy=burgandy/burgendy/bergundy,
    maroon=marroon, violet=voilet, beige=biege/beidge, lavender=lavendar/lavander, blonde=blonnd,
    jacket=jaket/jackett/jakcet/jackte/jacet/jackit/jackat, leather=lether/leater/leathr/leathar/laether,
    glasses=glases/glassess/glasess/glassses/galsses/glaases, sunglasses=sunglases/sunglassess/sunglasess/sunglassses,
    trousers=trowsers/trouses/trousors/trouwsers, shirt=shrit/shrt/shirtt/shert, hoodie=hoddie/hoodi/hodie/hoddy,
    jumper=jumpper/jumpr, sweater=sweather/sweter/swaeter/sweatter, scarf=scraf/scarff,
    helmet=helment/hlemet/helmit/helmett/hemlet, uniform=unifrom/unifrm/uniforn/uniformm,
    costume=costum/costumn/costme, dress=drss/derss/dresss, skirt=skrit/skrt, jeans=jaens/jeens/geans,
    trainers=trainners/traners, sneakers=sneekers/snekers/sneackers, tuxedo=tuxido/tuxeedo/tuxcedo,
    apron=aprin/apren/arpon, gloves=gloevs/glovs, cape=caep, headphones=headpones/hedphones/headfones/headphons,
    beard=baerd/berd/bearrd, moustache=moustach/mustach/mustashe/moustashe/mustasche/mustace,
    guitar=gitar/guiter/giutar/guittar/gutair, guitarist=guitarrist/gitarist/guitartist/guiterist,
    football=fotball/footbal/foottball/footaball/fooball/futball, footballer=fotballer/footbaler/fooballer,
    basketball=basketbal/baskettball/baskeball, baseball=basball/basebal/baseballl, tennis=tenis/tenniss/tennnis,
    skateboard=skatebord/sketeboard/skateborad/skatboard, surfboard=surfbord/surfborad/surboard,
    bicycle=bycicle/bicylce/bycycle/bicicle/bicyle, motorbike=motobike/motorbyke/moterbike,
    motorcycle=motocycle/motorcyle/motorcicle/motercycle, microphone=microfone/micraphone/microhpone/micorphone,
    camera=camra/camerra/cemera/cammera, laptop=labtop/lapotp/laptopp, computer=computor/compueter/conputer,
    coffee=cofee/coffe/coffie/cofffe/cofffee/coffeee, umbrella=umbrela/unbrella/umberella/umbralla,
    suitcase=suticase/suitecase/siutcase, backpack=bagpack/backpak/bakpack/backback,
    dinosaur=dinosuar/dinasaur/dinosour/dinosar, elephant=elephent/elphant/elaphant,
    butterfly=buterfly/butterfy/buttefly, unicorn=unicron/unicornn/unikorn, rabbit=rabit/rabbitt/rabbot,
    trophy=trophey/thropy/tropy/trofy, sword=swrod/sowrd/swordd/sord, shield=sheild/shiled/shild,
    astronaut=astronut/astranaut/astronout/astonaut/astronaunt/astornaut/astronat/astronot,
    spacesuit=spacesute/spacesuite/spacsuit, superhero=superhreo/superheroe/superhro/suprhero/supperhero,
    wizard=wizzard/wizerd/wisard/wizrad, pirate=piarte/pyrate/pirrate, princess=princcess/prinsess/princces,
    knight=knigth/kinght/knighte/kight, doctor=docter/doctar/dotcor, teacher=techer/teahcer/teachr/teatcher,
    firefighter=firefigther/firefigter/firefihgter/firefigher, engineer=engeneer/enginer/enginner/engineeer,
    musician=musican/musicain/musitian, gardener=gardner/gardenner, mechanic=mecanic/mechnic/machanic/mechanick,
    photographer=photograper/photgrapher/fotographer/photografer, programmer=programer/progammer,
    lawyer=laywer/lawer/lawyr, policeman=polisman/policman/poiliceman, ballerina=balerina/ballarina/ballerinna,
    plumber=plumer/plumbr, wrench=wrentch/wrech/rench, overalls=overals/overhalls/ovralls,
    zookeeper=zookeper/zookeaper, giraffe=giraff/girafe/jiraffe/girrafe,
    electrician=electritian/electrcian/elektrician/electrican, accountant=acountant/accountent/acountent,
    hairdresser=hairdreser/hairdressor/haridresser, soldier=soilder/soldeir, scientist=sientist/scientest/scientis,
    surgeon=sergeon/surgon/surgen, nurse=nurce/nusre, bouquet=boquet/bouqet/bokay/bouqette,
    balloon=baloon/balloo/ballooon, sandwich=sandwhich/sandwitch/sanwich, whisky=wiskey/wisky/whiskie,
    champagne=champange/champain/shampagne, pizza=piza/pizzza, dragon=dargon/dragen, cowboy=cowbow/cowby,
    skeleton=skelton/skeletton/skeliton`,
  birthday: 'birthday',
  besideMarks: {
    clothes: `shirt t tshirt tee polo jersey kit jumper sweater sweatshirt hoodie jacket coat vest cap beanie scarf
      socks shoe sneaker trainer boot legging shorts trousers tracksuit jogger joggers sportswear uniform bag backpack
      handbag headband sunglasses`,
    signs: 'logo emblem badge sticker',
    fans: 'fan fans supporter supporters flag player stadium match football soccer club fc ultras',
    disguises: 'costume costumes outfit suit mask cosplay onesie',
    disguised: 'dressed dress disguised costumed cosplaying',
    outfits: 'dress cosplayer wig',
    brands: 'store brand',
    cars: 'car cars driver dealer suv convertible bonnet engine star keys key cap jacket conductor',
    owned: 'his her electric red black white silver',
    eaten: 'logo bottle cup glass pack packet jar bar chocolate ketchup beer soda tumbler',
    watched: 'film films movie movies series show tv sitcom season episode anime manga game comic poster',
    played: `band concert tour album poster shirt t tshirt hoodie jacket patch fan fans vinyl lp gig cd lightstick`,
    firms: 'employee worker app store shop card office driver van box parcel delivery courier award drink',
    little: 'as of the a an from',
  },
};
