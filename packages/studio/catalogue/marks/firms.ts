import { marksIn } from './mark.ts';

/** Makers of machines and programs, shops, banks, senders of parcels, and what is in the news. */
export const FIRM_MARKS = marksIn(`
  Instagram: instagram, instagramer, insta logo
  TikTok: tiktok, tik tok
  YouTube: youtube, you tube
  WhatsApp: whatsapp, whats app, telegram logo
  Twitter: twitter (firm capital)
  Snapchat: snapchat, snap chat
  Pinterest: pinterest, linkedin, reddit, tumblr, onlyfans, patreon, bereal
  Social media: zoom, meta, telegram, tinder, bumble, orange telecom, vodafone (firm)
  Tinder: tinder date, tinder profile, grindr
  ChatGPT: chatgpt, chat gpt, openai, open ai, midjourney, google gemini, github copilot, anthropic, deepseek,
    siri apple, alexa echo, amazon echo → robot
  Duolingo: duolingo, duo lingo, duolingo owl → owl
  Wikipedia: wikipedia, wiki pedia
  GitHub: github, octocat, stack overflow, linux tux, firefox logo, mozilla, vs code logo
  Intel: intel inside, intel logo, amd ryzen, nvidia, rtx 4090
  Microsoft: windows 95, windows xp, microsoft teams, ms teams, excel logo, microsoft surface, clippy
  Adobe: adobe photoshop, adobe logo, photoshop logo
  IBM: ibm, cisco systems, salesforce, sap logo, hewlett packard, lenovo, thinkpad, dell laptop, asus laptop,
    logitech, alienware, commodore 64, amiga 500 → laptop
  Sony: sony, panasonic, toshiba, siemens, grundig, lg electronics, xiaomi, huawei, oneplus phone, nokia, nokia 3310,
    blackberry phone, motorola → phone
  Cameras: canon camera, canon kamera, nikon, leica, fujifilm, instax, hasselblad, kodak, olympus camera, dji drone,
    dji mavic, dji → camera
  Sound: bose headphones, beats by dre, beats headphones, jbl, marshall amp, bang olufsen, sennheiser, technics, ipod
    → headphones
  Apple: apple vision pro, apple macbook, apple pencil, bitten apple logo, genius bar apple, steve jobs,
    tim cook apple
  Meta Quest: meta quest, oculus quest, oculus rift → goggles
  Kindle: amazon kindle, kindle reader → tablet
  Fitbit: fitbit, garmin → wristwatch
  Roomba: roomba → vacuum cleaner
  Gibson: gibson les paul, ibanez guitar, steinway, yamaha piano, roland tr 808, moog synth → electric guitar
  DHL: dhl → delivery driver
  UPS: ups → delivery driver (firm)
  FedEx: fedex, fed ex, usps, royal mail, deutsche post, hermes paketbote, hermes bote, dpd, dpd fahrer, gls paket,
    postnl, correos, ctt correios, poste italiane, la poste facteur → delivery driver
  Uber: uber driver, uber fahrer, chauffeur uber, bolt driver, blablacar → chauffeur
  Airbnb: airbnb, booking com, tripadvisor, expedia
  Shops: ebay, etsy, alibaba, aliexpress, temu, zalando, vinted, mediamarkt, media markt, saturn markt, fnac, worten,
    best buy store, bol com, coolblue, otto versand, gamestop
  Target: target employee, target store
  Banks: paypal, pay pal, mastercard, american express, visa card, visa karte, klarna, revolut, n26, santander bank,
    deutsche bank, sparkasse, ing diba, bnp paribas, credit agricole, goldman sachs, jp morgan, wells fargo
  Bitcoin firms: coinbase, binance, robinhood app
  Telecoms: t mobile, telekom, vodafone, telefonica, verizon, at and t, kpn
  Streaming: hulu, disney plus, disney channel, cartoon network, nickelodeon, prime video, crunchyroll, mtv, mtv logo,
    cnn, bbc logo, bbc news, fox news, al jazeera, national geographic, vogue cover, time magazine cover, forbes cover
  Firms: procter and gamble, unilever, nestle, johnson and johnson, pfizer, bayer aspirin, biontech, moderna vaccine,
    mckinsey, deloitte, pricewaterhousecoopers, pwc consultant, kpmg, ernst and young, accenture, thyssenkrupp, basf,
    bayer ag, lego group
  Toys R Us: toysrus, hamleys, fao schwarz
  Space: nasa, esa logo → astronaut (worn)
  NASA: nasa astronaut, nasa spacesuit, nasa suit → astronaut
  Police and army: fbi jacket, fbi badge, cia badge, swat jacket → police
  Scouts: boy scouts of america, girl scout cookies
  Organisations: greenpeace, wwf panda, unicef, amnesty international, salvation army, medecins sans frontieres,
    rotary club, lions club
  Parks: legoland, europa park, efteling, gardaland, phantasialand, alton towers, universal studios, six flags,
    parc asterix, port aventura, sea world park, madame tussauds, hollywood sign
  Drugs: viagra, ozempic, aspirin bayer, botox
  Post-it: post it note, post its, sharpie pen, bic pen, montblanc pen → pencil
  GoPro: go pro, gopro hero → camera
  Hoover: henry hoover, karcher, vorwerk → vacuum cleaner
  Swiss Army Knife: swiss army knife, victorinox, leatherman → knife
  Tempur: billy regal ikea, ikea bag, frakta
  Peloton: peloton bike, soulcycle, strava → bicycle
  Programs: discord app, discord logo, discord hoodie, slack logo, slack app, signal app, windows shirt,
    windows t shirt, oracle logo, android phone
  Philips: philips, bosch, allianz, kindle (firm)
  Sonos: sonos speaker → boombox
  HBO: hbo max, hbo series, hbo show
  Playboy: playboy bunny, playboy logo
`);
