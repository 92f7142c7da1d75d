/** Written by `npm run api:write` from the contract; do not change it by hand. */
/** Calls Manualist by an access token. Needs nothing but `fetch`: Node 18 and newer, Deno, Bun, browsers. */

/** A call: where it goes, the form field of its file, and whether a file is answered. */
type CallRow = { method: string; path: string; file?: string; isFile?: boolean };

export type Data = {
  _id: string;
  product_name: string;
  category: string;
  description: string;
  /** file name of the first manual; empty without one */
  filename: string;
  pages: number | null;
  /** signed link to a picture for it: page 1 of its manual, or its largest picture */
  cover: string | null;
  uploadedAt: string;
  chatbotCount: number;
  status: 'processing' | 'ready' | 'failed';
  isNew: boolean;
};

export type Images = {
  _id: string;
  errorTitle: string;
  errorDescription: string;
  solution: string;
  /** signed, expiring link to the picture */
  url: string;
};

export type Box = {
  x: number;
  y: number;
  width: number;
  height: number;
};

export type Source = {
  manualId: string;
  /** title of the manual */
  title: string;
  /** physical, 1-based; null for Word files */
  page: number | null;
  pageEnd: number | null;
  /** the number printed on the page; missing where it is that of the file, or not known */
  printed?: string;
  /** the same of the last page */
  printedEnd?: string;
  heading: string;
  /** word for word on that page; empty where a page is named without words of it */
  quote: string;
  /** signed, expiring link to the file, opened at the page */
  url: string;
  /** pages of the manual; null for Word files */
  pages: number | null;
  /** signed link to pictures of pages; put the page for {page} */
  pageImage: string | null;
  /** where the quoted lines stand */
  boxes: Array<{
    page: number;
    box: Box;
  }>;
  /** cells of the table row that the quote is; missing where it is none */
  row?: {
    header: Array<string>;
    cells: Array<string>;
  };
};

export type Findings = {
  _id: string;
  kind:
    | 'unreadable-pages'
    | 'unlabelled-warning'
    | 'contradiction'
    | 'unexplained-code'
    | 'missing-step'
    | 'missing-page'
    | 'missing-section'
    | 'missing-figure'
    | 'long-procedure'
    | 'unplaced-reference'
    | 'uncaptioned-figure';
  /** the code, reference or amount it is about, as printed; empty where the quote says it */
  subject: string;
  source: Source;
  /** the place that says otherwise, of a contradiction */
  other: {
    subject: string;
    source: Source;
  } | null;
  isDismissed: boolean;
};

export type Data2 = {
  _id: string;
  uniqueId: string;
  useremail: string;
  createdAt: string;
  queriesUsed: number;
  queryLimit: number;
  status: 'Active' | 'Inactive';
  mail: 'queued' | 'sent' | 'failed' | 'refused';
  company: string;
  product: {
    _id: string;
    product_name: string;
    uploadedAt: string;
  };
};

export type Lead = {
  text: string;
  /** index into citations */
  citation: number;
  /** the step that it is or is part of; missing where it is none */
  step?: number;
  /** the row that it is: its two cells, or of more the one that answers behind the name of its column, and the others; missing where it is none */
  row?: {
    name: string;
    value: string;
    others?: Array<{
      name: string;
      value: string;
    }>;
  };
};

export type Steps = {
  marker: string;
  text: string;
  page: number | null;
  /** index into citations */
  citation: number;
  /** how deep it stands below another step; missing where it does not */
  level?: number;
};

export type Warnings = {
  level: 'danger' | 'warning' | 'caution' | 'notice';
  text: string;
  page: number | null;
  /** index into citations */
  citation: number;
  /** the step it is printed before; missing where it holds for all */
  step?: number;
};

export type Figures = {
  label: string | null;
  caption: string;
  page: number | null;
  /** signed, expiring link to the picture */
  url: string;
  /** the step it belongs to; missing where it belongs to all */
  step?: number;
};

export type Related = {
  /** title of the manual */
  title: string;
  heading: string;
  /** physical, 1-based; null for Word files */
  page: number | null;
  /** where the section stands, without words of it; null in answers of before there were links */
  source: Source | null;
};

export type Match = {
  errorTitle: string;
  errorDescription: string;
  solution: string;
  confidence: number;
  /** signed, expiring link to the picture */
  url: string;
};

export type Parts = {
  content: string;
  /** missing in questions, and in what thanks are replied with */
  answered?: boolean;
  band?: 'answer' | 'closest' | 'none';
  confidence?: number;
  /** what answers, best first, to be shown before all else; content holds it too */
  lead?: Array<Lead>;
  /** where the first sentence of the lead plainly allows or forbids what is asked; content begins with it */
  verdict?: 'yes' | 'no';
  /** what the manual says around what is said, with all of each list of which only a part is said; missing where there is no more */
  passage?: string;
  steps?: Array<Steps>;
  warnings?: Array<Warnings>;
  table?: {
    header: Array<string>;
    rows: Array<Array<string>>;
    /** index into citations */
    citation: number;
  } | null;
  figures?: Array<Figures>;
  /** sections worth looking at; the closest ones of a refusal */
  related?: Array<Related>;
  /** in the words of the question */
  asked: string;
  /** its own citations */
  places: Array<number>;
};

export type Messages = {
  _id: string;
  sender: 'user' | 'bot';
  content: string;
  timestamp: string;
  videos: Array<{
    video_link: string;
    video_description: string;
  }>;
  /** missing in questions, and in what thanks are replied with */
  answered?: boolean;
  /** set where the customer tells of an emergency: the warnings are then all that the manual tells to do, to be shown before anything else together with the contact of the company */
  emergency?: {
    hasInstructions: boolean;
  };
  band?: 'answer' | 'closest' | 'none';
  confidence?: number;
  /** what answers, best first, to be shown before all else; content holds it too */
  lead?: Array<Lead>;
  /** where the first sentence of the lead plainly allows or forbids what is asked; content begins with it */
  verdict?: 'yes' | 'no';
  /** what the manual says around what is said, with all of each list of which only a part is said; missing where there is no more */
  passage?: string;
  citations?: Array<Source>;
  steps?: Array<Steps>;
  warnings?: Array<Warnings>;
  table?: {
    header: Array<string>;
    rows: Array<Array<string>>;
    /** index into citations */
    citation: number;
  } | null;
  figures?: Array<Figures>;
  /** sections worth looking at; the closest ones of a refusal */
  related?: Array<Related>;
  /** the vendor's error image that a photo was recognised as */
  match?: Match | null;
  /** the vendor's error images that a photo may show, the likeliest first; empty when that is clear */
  choices?: Array<{
    errorImageId: string;
    errorTitle: string;
    /** signed, expiring link to the picture */
    url: string;
  }>;
  /** set where the customer is asked back which variant it is, in the manual’s own names; costs no query. Send the name as `variant` to have the question answered for it */
  variants?: Array<{
    name: string;
    /** index into citations */
    citation: number;
  }>;
  /** the variant that the answer holds for, where the manual answers differently for others */
  variant?: string;
  /** the variants that the customer has chosen in this conversation; missing where none was */
  chosen?: Array<string>;
  /** ISO 639-1 of the manual, where the question is clearly in another language and is better asked in it */
  askIn?: string;
  /** ISO 639-1 of manual and question, where they clearly differ; the answer is in the words of the manual */
  otherLanguage?: {
    manual: string;
    question: string;
  };
  /** what the answer was made by and of; missing in older ones */
  made?: {
    /** version of the engine */
    engine: string;
    /** the language model that had a part in it; missing without one */
    model?: string;
    manuals: Array<{
      title: string;
      version: number;
    }>;
  };
  /** a model said what the photo shows, and that was looked up */
  isPhotoDescribed?: boolean;
  /** the company wrote this answer itself */
  isByCompany?: boolean;
  feedback?: 'works' | 'does-not-work' | null;
  /** the answer that did not help, where this is what to try next */
  remedyOf?: string | null;
  /** nothing else can be offered for its question */
  noRemedyLeft?: boolean;
  /** where several things were asked: what answers each, in their order, those of band "none" the manual does not say. Citations are the whole answer’s, steps are numbered within the part. The other fields hold all of it, one behind the other */
  parts?: Array<Parts>;
};

export type Source2 = {
  manualId: string;
  /** physical, 1-based; null for Word files */
  page: number | null;
  /** of the manual; empty once it is deleted */
  title: string;
  /** the manual was replaced or deleted since; the page is no longer shown to customers */
  isOutdated: boolean;
};

export type Data3 = {
  _id: string;
  question: string;
  answer: string;
  source: Source2 | null;
  useCount: number;
  lastUsedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

export type Editions = {
  _id: string;
  manualId: string;
  title: string;
  filename: string;
  version: number;
  language: string;
  validFrom: string;
  serialFrom: string;
  serialTo: string;
};

export type PaperRequests = {
  _id: string;
  name: string;
  address: string;
  language: string;
  serial: string;
  dueOn: string;
  createdAt: string;
  sentAt: string | null;
};

export type Data4 = {
  _id: string;
  model: string;
  serialFrom: string;
  serialTo: string;
  /** 14 digits, or empty */
  gtin: string;
  paperDays: number;
  /** null for a draft */
  publishedAt: string | null;
  promisedUntil: string | null;
  /** when administrators took it down */
  releasedAt: string | null;
  address: string;
  /** empty without a GTIN */
  gs1Address: string;
  declaration: {
    name: string;
    bytes: number;
  } | null;
  editions: Array<Editions>;
  /** the newest 50 */
  paperRequests: Array<PaperRequests>;
};

export type Shared = {
  model: string;
  serialFrom?: string;
  serialTo?: string;
  gtin?: string;
  paperDays?: number;
};

export type Questions = {
  _id: string;
  content: string;
  timestamp: string;
  useremail: string;
  uniqueId: string;
  company: string;
  product: {
    _id: string;
    product_name: string;
  };
};

export type Products = {
  _id: string;
  product_name: string;
  totalCount: number;
  answered: number;
  not_answered: number;
};

export type Message = {
  _id: string;
  sender: 'user' | 'bot';
  content: string;
  timestamp: string;
  videos: Array<{
    video_link: string;
    video_description: string;
  }>;
  /** missing in questions, and in what thanks are replied with */
  answered?: boolean;
  /** set where the customer tells of an emergency: the warnings are then all that the manual tells to do, to be shown before anything else together with the contact of the company */
  emergency?: {
    hasInstructions: boolean;
  };
  band?: 'answer' | 'closest' | 'none';
  confidence?: number;
  /** what answers, best first, to be shown before all else; content holds it too */
  lead?: Array<Lead>;
  /** where the first sentence of the lead plainly allows or forbids what is asked; content begins with it */
  verdict?: 'yes' | 'no';
  /** what the manual says around what is said, with all of each list of which only a part is said; missing where there is no more */
  passage?: string;
  citations?: Array<Source>;
  steps?: Array<Steps>;
  warnings?: Array<Warnings>;
  table?: {
    header: Array<string>;
    rows: Array<Array<string>>;
    /** index into citations */
    citation: number;
  } | null;
  figures?: Array<Figures>;
  /** sections worth looking at; the closest ones of a refusal */
  related?: Array<Related>;
  /** the vendor's error image that a photo was recognised as */
  match?: Match | null;
  /** the vendor's error images that a photo may show, the likeliest first; empty when that is clear */
  choices?: Array<{
    errorImageId: string;
    errorTitle: string;
    /** signed, expiring link to the picture */
    url: string;
  }>;
  /** set where the customer is asked back which variant it is, in the manual’s own names; costs no query. Send the name as `variant` to have the question answered for it */
  variants?: Array<{
    name: string;
    /** index into citations */
    citation: number;
  }>;
  /** the variant that the answer holds for, where the manual answers differently for others */
  variant?: string;
  /** the variants that the customer has chosen in this conversation; missing where none was */
  chosen?: Array<string>;
  /** ISO 639-1 of the manual, where the question is clearly in another language and is better asked in it */
  askIn?: string;
  /** ISO 639-1 of manual and question, where they clearly differ; the answer is in the words of the manual */
  otherLanguage?: {
    manual: string;
    question: string;
  };
  /** what the answer was made by and of; missing in older ones */
  made?: {
    /** version of the engine */
    engine: string;
    /** the language model that had a part in it; missing without one */
    model?: string;
    manuals: Array<{
      title: string;
      version: number;
    }>;
  };
  /** a model said what the photo shows, and that was looked up */
  isPhotoDescribed?: boolean;
  /** the company wrote this answer itself */
  isByCompany?: boolean;
  feedback?: 'works' | 'does-not-work' | null;
  /** the answer that did not help, where this is what to try next */
  remedyOf?: string | null;
  /** nothing else can be offered for its question */
  noRemedyLeft?: boolean;
  /** where several things were asked: what answers each, in their order, those of band "none" the manual does not say. Citations are the whole answer’s, steps are numbered within the part. The other fields hold all of it, one behind the other */
  parts?: Array<Parts>;
};

export type Data5 = {
  _id: string;
  content: string;
  timestamp: string;
  /** who asked */
  useremail: string;
  /** of the link it was asked on */
  uniqueId: string;
  answered: boolean;
  confidence: number;
  /** text of the answer */
  answer: string;
  /** cited first */
  page: number | null;
  heading: string | null;
  /** the whole answer as the customer sees it */
  message: Message;
  feedback: 'works' | 'does-not-work' | null;
  /** what answers this question now in place of the manual */
  correction: Data3 | null;
  /** the company says that it is not about the product */
  isOffTopic: boolean;
};

export type Shared2 = {
  status: 200;
  data: Array<Data5>;
  total: number;
  page: number;
  limit: number;
};

export type Questions2 = {
  _id: string;
  content: string;
  timestamp: string;
  useremail: string;
  uniqueId: string;
  outcome: 'unanswered' | 'does-not-work';
  /** a correction answers it now */
  isCorrected: boolean;
};

export type Others = {
  _id: string;
  content: string;
  timestamp: string;
  useremail: string;
  uniqueId: string;
  outcome: 'unanswered' | 'does-not-work';
  /** a correction answers it now */
  isCorrected: boolean;
  product: {
    _id: string;
    product_name: string;
  };
};

/** Every call that an access token may make. */
export type Calls = {
  companies: {
    /** Usage of the running month against the plan. Scope: analytics:read. */
    usageInfo(input: {
      params: {
        id: string;
      };
    }): Promise<{
      status: 200;
      data: {
        tokens_used: number;
        queries_used: number;
        products_used: number;
        manuals_used: number;
        /** bytes of all files, those of replaced versions included */
        storage_used: number;
        tokenLimitPerMonth: number | null;
        maxQueries: number | null;
        maxProducts: number | null;
        maxManuals: number | null;
        maxStorageMb: number | null;
        plan: string;
        /** when the plan that was bought ends; null where none was */
        planEndsAt: string | null;
        trialEndsAt: string | null;
        resetsAt: string;
      };
    }>;
    /** Figures of the dashboard. Scope: analytics:read. */
    summary(): Promise<{
      status: 200;
      data: {
        chatbots: number;
        products: number;
        manuals: number;
        interactions: number;
        trends: {
          /** percent against last month */
          chatbots: number | null;
          /** manuals new this week */
          manuals: number | null;
          /** percent, of the seven days before today against the seven before those */
          interactions: number | null;
        };
      };
    }>;
  };
  products: {
    /** A new product with its manual; with productId a further manual of it; with manualId too, a new version of that one. Scope: products:write. */
    upload(input: {
      fields?: {
        product_name?: string;
        description?: string;
        category?: string;
        productId?: string;
        manualId?: string;
      };
      file: File;
    }): Promise<{
      status: 201;
      data: Data;
    }>;
    /** A new product with the manual at a public web address, which the server fetches; with productId a further manual of it. Scope: products:write. */
    uploadFromAddress(input: {
      body: {
        product_name?: string;
        description?: string;
        category?: string;
        address: string;
        productId?: string;
      };
    }): Promise<{
      status: 201;
      data: Data;
    }>;
    /** Change name and description; with a file replace the first manual. Scope: products:write. */
    updateProduct(input: {
      params: {
        productId: string;
      };
      fields?: {
        product_name?: string;
        description?: string;
        category?: string;
      };
      file?: File;
    }): Promise<{
      status: 200;
      data: Data;
    }>;
    /** Products of the own company, newest first. Scope: products:read. */
    allProducts(input?: {
      query?: {
        page?: number;
        limit?: number;
        search?: string;
      };
    }): Promise<{
      status: 200;
      data: Array<Data>;
      total: number;
      page: number;
      limit: number;
    }>;
    /** A product with manuals, error images and video links. Scope: products:read. */
    singleProduct(input: {
      params: {
        id: string;
      };
    }): Promise<{
      status: 200;
      data: {
        _id: string;
        product_name: string;
        category: string;
        description: string;
        /** file name of the first manual; empty without one */
        filename: string;
        pages: number | null;
        /** signed link to a picture for it: page 1 of its manual, or its largest picture */
        cover: string | null;
        uploadedAt: string;
        chatbotCount: number;
        status: 'processing' | 'ready' | 'failed';
        isNew: boolean;
        companyId: string;
        sections: number;
        questions: number;
        manuals: Array<{
          _id: string;
          filename: string;
          title: string;
          format: 'pdf' | 'docx' | 'doc' | 'html' | 'md' | 'txt' | 'epub' | 'odt' | 'zip' | 'pptx';
          bytes: number;
          /** null until the file is open, and for Word files */
          pages: number | null;
          pagesRead: number;
          /** 1-based pages without readable text */
          unreadablePages: Array<number>;
          /** how many pages were recognised in pictures */
          recognizedPages: number;
          status: 'queued' | 'processing' | 'ready' | 'failed';
          /** what went wrong and what to do, when failed */
          error: string | null;
          version: number;
          sections: number;
          uploadedAt: string;
          /** signed, expiring link to the file */
          url: string;
        }>;
        images: Array<Images>;
        videos: Array<{
          _id: string;
          video_link: string;
          video_description: string;
        }>;
      };
    }>;
    /** Delete a product with its manuals and chatbots; can be undone for 2 minutes. Scope: products:write. */
    deleteProduct(input: {
      params: {
        id: string;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
  };
  manuals: {
    /** Delete one manual of a product; can be undone for 2 minutes. Scope: products:write. */
    deleteManual(input: {
      params: {
        manualId: string;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
    /** Read a failed manual again. Scope: products:write. */
    retryManual(input: {
      params: {
        manualId: string;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
    /** How far reading the manuals of a product is. Scope: products:read. */
    progress(input: {
      params: {
        productId: string;
      };
    }): Promise<{
      status: 200;
      data: Array<{
        _id: string;
        status: 'queued' | 'processing' | 'ready' | 'failed';
        /** null until the file is open, and for Word files */
        pages: number | null;
        pagesRead: number;
        unreadablePages: Array<number>;
        error: string | null;
        /** while it waits for its turn, how many readings come before it; companies take turns */
        ahead: number | null;
        found: Array<{
          heading: string;
          level: number;
          page: number | null;
        }>;
        /** how many passages are understood in other words and languages; null unless that is under way */
        learning: {
          passages: number;
          encoded: number;
        } | null;
      }>;
    }>;
  };
  manualChecks: {
    /** What the check has found in the manuals of a product. Scope: products:read. */
    listChecks(input: {
      params: {
        productId: string;
      };
    }): Promise<{
      status: 200;
      data: Array<{
        manualId: string;
        title: string;
        /** null for Word files */
        pages: number | null;
        /** unread: no version answers yet; waiting: the check is still to be done */
        state: 'unread' | 'waiting' | 'checked';
        checkedAt: string | null;
        /** most important first */
        groups: Array<{
          kind:
            | 'unreadable-pages'
            | 'unlabelled-warning'
            | 'contradiction'
            | 'unexplained-code'
            | 'missing-step'
            | 'missing-page'
            | 'missing-section'
            | 'missing-figure'
            | 'long-procedure'
            | 'unplaced-reference'
            | 'uncaptioned-figure';
          /** how many the manual has; of very many only the first are listed */
          total: number;
          /** in the order of the manual, dismissed ones too */
          findings: Array<Findings>;
        }>;
        /** pages that were not simply read; none for files without pages, and while no version answers */
        pageGroups: Array<{
          /** recognized: read from a picture; picture: no words on it; else why it could not be read */
          kind:
            | 'garbled'
            | 'illegible'
            | 'no-model'
            | 'no-recognizer'
            | 'damaged'
            | 'unknown'
            | 'picture'
            | 'recognized';
          /** the recogniser’s language that is missing here; else null */
          model: string | null;
          /** physical, 1-based, in order */
          pages: Array<number>;
        }>;
        /** signed link to the file; null while no version answers */
        url: string | null;
        /** signed link to pictures of pages; put the page for {page} */
        pageImage: string | null;
      }>;
    }>;
    /** The same as a PDF file, without what was dismissed. Scope: products:read. */
    reportChecks(input: {
      params: {
        productId: string;
      };
    }): Promise<Blob>;
    /** Dismiss a finding, also for later versions of the manual, or bring it back. Scope: products:write. */
    dismissFinding(input: {
      params: {
        id: string;
      };
      body: {
        isDismissed: boolean;
      };
    }): Promise<{
      status: 200;
      data: Findings;
    }>;
  };
  media: {
    /** Add a video link to a product. Scope: products:write. */
    uploadVideoLink(input: {
      params: {
        productId: string;
      };
      body: {
        productId?: string;
        link: string;
        description?: string;
      };
    }): Promise<{
      status: 201;
      data: {
        _id: string;
        video_link: string;
        video_description: string;
      };
    }>;
    /** Video links of a product. Scope: products:read. */
    getVideoLinks(input: {
      params: {
        productId: string;
      };
    }): Promise<{
      status: 200;
      data: Array<{
        _id: string;
        video_link: string;
        video_description: string;
      }>;
    }>;
    /** Change address and description of a video link. Scope: products:write. */
    updateVideoLink(input: {
      params: {
        id: string;
      };
      body: {
        link: string;
        description?: string;
      };
    }): Promise<{
      status: 200;
      data: {
        _id: string;
        video_link: string;
        video_description: string;
      };
    }>;
    /** Remove a video link; can be undone for 2 minutes. Scope: products:write. */
    deleteVideoLink(input: {
      params: {
        id: string;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
    /** Add a picture of an error with its solution. Scope: products:write. */
    uploadImage(input: {
      fields: {
        productId: string;
        errorTitle: string;
        errorDescription?: string;
        solution?: string;
      };
      file: File;
    }): Promise<{
      status: 201;
      data: Images;
    }>;
    /** Change what is said about an error image; with a file also its picture. Scope: products:write. */
    updateImage(input: {
      params: {
        id: string;
      };
      fields: {
        errorTitle: string;
        errorDescription?: string;
        solution?: string;
      };
      file?: File;
    }): Promise<{
      status: 200;
      data: Images;
    }>;
    /** Remove an error image; can be undone for 2 minutes. Scope: products:write. */
    deleteImage(input: {
      params: {
        id: string;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
  };
  chatbots: {
    /** Create a chatbot link for a customer and mail it; each call makes another. Scope: chatbots:write. */
    createBot(input: {
      body: {
        companyId: string;
        productId: string;
        email: string;
      };
    }): Promise<{
      status: 201;
      data: Data2;
      link: string;
    }>;
    /** Create chatbot links for a list of customers and mail them; each address has its own outcome. Scope: chatbots:write. */
    createBots(input: {
      body: {
        companyId: string;
        productId: string;
        emails: Array<string>;
      };
    }): Promise<{
      status: 200;
      data: Array<{
        /** as it was sent */
        email: string;
        outcome: 'created' | 'exists' | 'invalid' | 'limit';
        /** of the chatbot that was made or was there */
        link: string | null;
      }>;
    }>;
    /** Chatbots of the own company, newest first unless `sort` and `order` say otherwise. Scope: chatbots:read. */
    yourBots(input?: {
      query?: {
        page?: number;
        limit?: number;
        /** part of the customer’s address or of the product’s name */
        search?: string;
        productId?: string;
        status?: 'Active' | 'Inactive';
        mail?: 'queued' | 'sent' | 'failed';
        sort?: 'created' | 'customer' | 'product' | 'queries';
        order?: 'asc' | 'desc';
      };
    }): Promise<{
      status: 200;
      data: Array<Data2>;
      total: number;
      page: number;
      limit: number;
    }>;
    /** The same chatbots as a CSV file, newest first, without pages. Scope: chatbots:read. */
    exportBots(input?: {
      query?: {
        /** part of the customer’s address or of the product’s name */
        search?: string;
        productId?: string;
        status?: 'Active' | 'Inactive';
        mail?: 'queued' | 'sent' | 'failed';
      };
    }): Promise<Blob>;
    /** Mail the link to the customer again. Scope: chatbots:write. */
    resendLink(input: {
      params: {
        productId: string;
        uniqueId: string;
      };
    }): Promise<{
      status: 200;
      data: Data2;
    }>;
    /** Raise or lower how many questions the link answers. Scope: chatbots:write. */
    updateLimit(input: {
      params: {
        productId: string;
        uniqueId: string;
      };
      body: {
        queryLimit: number;
      };
    }): Promise<{
      status: 200;
      data: Data2;
    }>;
    /** Delete a chatbot; its link stops answering, and for 2 minutes the deletion can be undone. Scope: chatbots:write. */
    deleteChatbot(input: {
      params: {
        productId: string;
        uniqueId: string;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
  };
  conversations: {
    /** What was said on a chatbot link, and what came of it. Scope: conversations:read. */
    read(input: {
      params: {
        productId: string;
        uniqueId: string;
      };
    }): Promise<{
      status: 200;
      data: {
        chatbot: Data2;
        asked: number;
        answered: number;
        works: number;
        does_not_work: number;
        /** oldest first; the newest 400 of a longer one */
        messages: Array<Messages>;
      };
    }>;
    /** The whole conversation as a CSV file, oldest first. Scope: conversations:read. */
    export(input: {
      params: {
        productId: string;
        uniqueId: string;
      };
    }): Promise<Blob>;
  };
  corrections: {
    /** Corrections of a product, newest first; search looks in question and answer. Scope: products:read. */
    listCorrections(input: {
      params: {
        productId: string;
      };
      query?: {
        page?: number;
        limit?: number;
        search?: string;
      };
    }): Promise<{
      status: 200;
      data: Array<Data3>;
      total: number;
      page: number;
      limit: number;
    }>;
    /** Answer a question and its paraphrases oneself; questionId names the asked question it is about. Scope: products:write. */
    createCorrection(input: {
      params: {
        productId: string;
      };
      body: {
        question: string;
        answer: string;
        source: {
          manualId: string;
          /** physical, 1-based; null for Word files */
          page: number | null;
        } | null;
        questionId?: string;
      };
    }): Promise<{
      status: 201;
      data: Data3;
    }>;
    /** The message a customer would get; nothing is stored. Scope: products:read. */
    previewCorrection(input: {
      params: {
        productId: string;
      };
      body: {
        question: string;
        answer: string;
        source: {
          manualId: string;
          /** physical, 1-based; null for Word files */
          page: number | null;
        } | null;
      };
    }): Promise<{
      status: 200;
      data: Messages;
    }>;
    /** Change question, answer and source; answers already given stay as they were. Scope: products:write. */
    updateCorrection(input: {
      params: {
        id: string;
      };
      body: {
        question: string;
        answer: string;
        source: {
          manualId: string;
          /** physical, 1-based; null for Word files */
          page: number | null;
        } | null;
      };
    }): Promise<{
      status: 200;
      data: Data3;
    }>;
    /** Delete a correction: its questions are answered from the manual again. Scope: products:write. */
    deleteCorrection(input: {
      params: {
        id: string;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
  };
  playground: {
    /** Questions to try first: the ones that a new conversation begins with. Scope: products:read. */
    openingQuestions(input: {
      params: {
        productId: string;
      };
    }): Promise<{
      status: 200;
      data: Array<string>;
    }>;
    /** What a customer is answered, from corrections and manuals without a model; neither stored nor charged. Scope: products:read. */
    tryQuestion(input: {
      params: {
        productId: string;
      };
      body: {
        question: string;
      };
    }): Promise<{
      status: 200;
      data: {
        question: string;
        answer: Messages;
        suggestions: Array<string>;
      };
    }>;
  };
  instructions: {
    /** The instructions pages of a product, oldest first. Scope: products:read. */
    instructions(input: {
      params: {
        productId: string;
      };
    }): Promise<{
      status: 200;
      data: Array<Data4>;
    }>;
    /** A draft of an instructions page for a model or a range of serial numbers. Scope: products:write. */
    addInstructions(input: {
      params: {
        productId: string;
      };
      body: Shared;
    }): Promise<{
      status: 201;
      data: Data4;
    }>;
    /** Change what a page is for; a GTIN that is published stays. Scope: products:write. */
    changeInstructions(input: {
      params: {
        productId: string;
        pageId: string;
      };
      body: Shared;
    }): Promise<{
      status: 200;
      data: Data4;
    }>;
    /** Delete a page: a draft, or one whose promise is over. Scope: products:write. */
    removeInstructions(input: {
      params: {
        productId: string;
        pageId: string;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
    /** Put the version of a manual that answers now on a page. Scope: products:write. */
    addEdition(input: {
      params: {
        productId: string;
        pageId: string;
      };
      body: {
        manualId: string;
        language:
          | 'bg'
          | 'cs'
          | 'da'
          | 'de'
          | 'el'
          | 'en'
          | 'es'
          | 'et'
          | 'fi'
          | 'fr'
          | 'ga'
          | 'hr'
          | 'hu'
          | 'it'
          | 'lt'
          | 'lv'
          | 'mt'
          | 'nl'
          | 'pl'
          | 'pt'
          | 'ro'
          | 'sk'
          | 'sl'
          | 'sv'
          | 'is'
          | 'nb'
          | 'no'
          | 'sq'
          | 'sr'
          | 'tr'
          | 'uk'
          | 'ru'
          | 'ar'
          | 'fa'
          | 'he'
          | 'hi'
          | 'id'
          | 'ja'
          | 'ko'
          | 'ms'
          | 'th'
          | 'vi'
          | 'zh';
        validFrom: string;
        serialFrom?: string;
        serialTo?: string;
      };
    }): Promise<{
      status: 200;
      data: Data4;
    }>;
    /** Take a version off a draft. Scope: products:write. */
    removeEdition(input: {
      params: {
        productId: string;
        pageId: string;
        editionId: string;
      };
    }): Promise<{
      status: 200;
      data: Data4;
    }>;
    /** The declaration of conformity of a page, a PDF; a new one takes the place of the last. Scope: products:write. */
    setDeclaration(input: {
      params: {
        productId: string;
        pageId: string;
      };
      fields?: Record<string, unknown>;
      file: File;
    }): Promise<{
      status: 200;
      data: Data4;
    }>;
    /** Say that instructions on paper were sent. Scope: products:write. */
    paperSent(input: {
      params: {
        productId: string;
        pageId: string;
        requestId: string;
      };
    }): Promise<{
      status: 200;
      data: Data4;
    }>;
  };
  instructionCodes: {
    /** The code of a page for a machine’s plate, with its line of text, as SVG or PDF in millimetres. Scope: products:read. */
    plate(input: {
      params: {
        productId: string;
        pageId: string;
      };
      query: {
        format: 'svg' | 'pdf';
        target: 'page' | 'gs1';
        sideMm: number;
        serial?: string;
      };
    }): Promise<Blob>;
    /** Sheets of labels with the code of a page, one for each serial number. Scope: products:write. */
    labels(input: {
      params: {
        productId: string;
        pageId: string;
      };
      body: {
        layout: 'a4-24' | 'a4-40';
        target: 'page' | 'gs1';
        note?: string;
        serials?: string;
        skip?: number;
      };
    }): Promise<Blob>;
  };
  likelyQuestions: {
    /** Up to ten questions that customers are likely to ask, with what they would be answered. Scope: products:read. */
    list(input: {
      params: {
        productId: string;
      };
    }): Promise<{
      status: 200;
      data: Array<{
        question: string;
        kind: 'first-use' | 'fault' | 'own' | 'task' | 'caution' | 'part';
        answer: Messages;
        /** tells this answer from another to the same question */
        answerKey: string;
        /** approved: the company found this very answer right; corrected: it is the company’s own */
        state: 'open' | 'approved' | 'corrected';
        /** refused: the manual does not say it; unsure: it says something that may not be the answer */
        weakness: 'refused' | 'unsure' | null;
      }>;
    }>;
    /** Say that the answer to a likely question is right, or take that back. Scope: products:write. */
    judge(input: {
      params: {
        productId: string;
      };
      body: {
        question: string;
        /** of the answer that was looked at */
        answerKey: string;
        isRight: boolean;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
  };
  starters: {
    /** The questions that a conversation begins with, and whether the manuals answer them. Scope: products:read. */
    list(input: {
      params: {
        productId: string;
      };
    }): Promise<{
      status: 200;
      data: {
        /** found in the manuals and in what customers ask */
        isAutomatic: boolean;
        questions: Array<{
          question: string;
          /** pinned ones come before all others */
          isPinned: boolean;
          isAnswered: boolean;
        }>;
      };
    }>;
    /** Choose the questions, in their order; each is asked, and one without an answer is taken and marked. Scope: products:write. */
    choose(input: {
      params: {
        productId: string;
      };
      body: {
        questions: Array<{
          question: string;
          /** pinned ones come before all others */
          isPinned: boolean;
        }>;
      };
    }): Promise<{
      status: 200;
      data: {
        /** found in the manuals and in what customers ask */
        isAutomatic: boolean;
        questions: Array<{
          question: string;
          /** pinned ones come before all others */
          isPinned: boolean;
          isAnswered: boolean;
        }>;
      };
    }>;
    /** Have the questions found by themselves again. Scope: products:write. */
    reset(input: {
      params: {
        productId: string;
      };
    }): Promise<{
      status: 200;
      data: {
        /** found in the manuals and in what customers ask */
        isAutomatic: boolean;
        questions: Array<{
          question: string;
          /** pinned ones come before all others */
          isPinned: boolean;
          isAnswered: boolean;
        }>;
      };
    }>;
  };
  dashboard: {
    /** The latest unanswered questions and the manuals in work. Scope: analytics:read. */
    attention(): Promise<{
      status: 200;
      data: {
        /** asked last first, at most 5 */
        unanswered: Array<{
          _id: string;
          content: string;
          timestamp: string;
          useremail: string;
          uniqueId: string;
          company: string;
          product: {
            _id: string;
            product_name: string;
          };
          /** the commonest of the questions, else one in the midst of them */
          name: string;
          /** newest first, this one included */
          questions: Array<Questions>;
        }>;
        /** unanswered questions that the company says are not about the product, newest first */
        off_topic: Array<Questions>;
        /** newest first, at most 5 */
        manuals: Array<{
          _id: string;
          title: string;
          status: 'queued' | 'processing' | 'ready' | 'failed';
          /** null until the file is open, and for Word files */
          pages: number | null;
          pagesRead: number;
          /** what went wrong and what to do, when failed */
          error: string | null;
          product: {
            _id: string;
            product_name: string;
          };
        }>;
      };
    }>;
    /** What a new company has done of its first steps. Scope: analytics:read. */
    firstSteps(): Promise<{
      status: 200;
      data: {
        /** the company no longer wants to see them, or has done them all */
        isPutAway: boolean;
        steps: Array<{
          step: 'manual' | 'answers' | 'contact' | 'link' | 'question';
          isDone: boolean;
        }>;
        /** the one to go on with; null while no manual answers */
        product: {
          _id: string;
          product_name: string;
        } | null;
        /** likely questions of that product, and those approved or corrected */
        answers: {
          judged: number;
          total: number;
        };
      };
    }>;
  };
  deletions: {
    /** Take back a deletion of the last 2 minutes, with everything that went with it. Scope: products:write. */
    undo(input: {
      body: {
        kind: 'product' | 'manual' | 'image' | 'video';
        id: string;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
    /** Take back the deletion of a chatbot in the last 2 minutes, with its conversation. Scope: chatbots:write. */
    undoChatbot(input: {
      body: {
        id: string;
      };
    }): Promise<{
      status: 200;
      message: string;
    }>;
  };
  analytics: {
    /** Answered and not answered, works and does not work, per product. Scope: analytics:read. */
    feedbackInfo(): Promise<{
      status: 200;
      data: {
        answered: number;
        not_answered: number;
        works: number;
        does_not_work: number;
        products: Array<Products>;
      };
    }>;
    /** Questions per product. Scope: analytics:read. */
    productMessagesInfo(): Promise<{
      status: 200;
      data: Array<Products>;
    }>;
    /** Questions asked about a product, newest first. Scope: analytics:read. */
    singleProductMessages(input: {
      params: {
        id: string;
      };
      query?: {
        page?: number;
        limit?: number;
        search?: string;
        show?: 'answered' | 'unanswered' | 'does-not-work' | 'off-topic';
      };
    }): Promise<Shared2>;
    /** Questions of a period, in all and per day, beside the period before. Scope: analytics:read. */
    overview(input: {
      query: {
        from: string;
        to: string;
        product?: string;
      };
    }): Promise<{
      status: 200;
      data: {
        total: {
          asked: number;
          answered: number;
          not_answered: number;
          /** answers that a customer said work, further tries included */
          works: number;
          /** answers that a customer said do not work, further tries included */
          does_not_work: number;
          /** questions answered whose answer nobody said does not work */
          resolved: number;
        };
        before: {
          from: string;
          to: string;
          asked: number;
        };
        answerTime: {
          /** half of the answers took no longer; milliseconds, less than 5 % off; null where none was measured */
          medianMs: number | null;
          /** the same of the period before */
          medianMsBefore: number | null;
          /** change in whole percent, negative for faster; null with nothing to compare with */
          trend: number | null;
        };
        /** change of asked in whole percent; null with nothing to compare with, as where the first question fell into the period before */
        trend: number | null;
        /** oldest first */
        days: Array<{
          day: string;
          asked: number;
          answered: number;
        }>;
        daysBefore: Array<{
          day: string;
          asked: number;
          answered: number;
        }>;
      };
    }>;
    /** How the questions of each product went in a period. Scope: analytics:read. */
    products(input: {
      query: {
        from: string;
        to: string;
        product?: string;
        page?: number;
        limit?: number;
        order?: 'asked' | 'unanswered' | 'does-not-work' | 'name';
      };
    }): Promise<{
      status: 200;
      data: Array<{
        _id: string;
        product_name: string;
        totalCount: number;
        answered: number;
        not_answered: number;
        /** answers of a confidence of 0.75 or more */
        high: number;
        medium: number;
        /** answers of a confidence below 0.45 */
        low: number;
        works: number;
        does_not_work: number;
      }>;
      total: number;
      page: number;
      limit: number;
    }>;
    /** The pages of a product’s manuals that left customers without help; without a product, of the one with most such questions. Scope: analytics:read. */
    confusedPages(input: {
      query: {
        from: string;
        to: string;
        product?: string;
      };
    }): Promise<{
      status: 200;
      data: {
        /** null where no question of the period went wrong */
        product: {
          _id: string;
          product_name: string;
        } | null;
        manuals: Array<{
          _id: string;
          title: string;
          /** null for Word files, which have no pages to show */
          pages: number | null;
          /** signed, expiring link to the file */
          url: string;
          /** signed link to pictures of pages; put the page for {page}. Null where none are drawn */
          pageImage: string | null;
          /** pages of the version that answers now, in their order */
          confused: Array<{
            page: number;
            /** the number printed on it, where that is another */
            printed?: string;
            questions: number;
          }>;
          /** such questions that an earlier version or a part without pages was named for */
          elsewhere: number;
        }>;
      };
    }>;
    /** The questions that a page of a manual left without help, newest first. Scope: analytics:read. */
    confusedQuestions(input: {
      params: {
        product: string;
        manual: string;
        page: number;
      };
      query: {
        from: string;
        to: string;
        page?: number;
        limit?: number;
      };
    }): Promise<Shared2>;
    /** The questions of a period with their answers as a CSV file, newest first. Scope: analytics:read. */
    exportQuestions(input: {
      query: {
        from: string;
        to: string;
        product?: string;
      };
    }): Promise<Blob>;
    /** The figures of a period as a PDF file. Scope: analytics:read. */
    report(input: {
      query: {
        from: string;
        to: string;
        product?: string;
      };
    }): Promise<Blob>;
  };
  topics: {
    /** Unhelped questions grouped by what they are about. Scope: analytics:read. */
    confusionPoints(input: {
      query: {
        from: string;
        to: string;
        product?: string;
      };
    }): Promise<{
      status: 200;
      data: {
        total: number;
        looked_at: number;
        topics: Array<{
          /** the commonest of the questions, else one in the midst of them */
          name: string;
          product: {
            _id: string;
            product_name: string;
          };
          /** of the questions looked at, 0–1 */
          share: number;
          unanswered: number;
          does_not_work: number;
          customers: number;
          /** newest first; at least two */
          questions: Array<Questions2>;
        }>;
        /** questions looked at that are like no other */
        alone: number;
        /** those, newest first */
        others: Array<Others>;
        /** unhelped questions that the company says are not about the product; in no other number here */
        off_topic_total: number;
        /** the newest of those */
        off_topic: Array<Others>;
      };
    }>;
    /** What would help most, and what became of what was done. Scope: analytics:read. */
    improvements(input: {
      query: {
        from: string;
        to: string;
        product?: string;
      };
    }): Promise<{
      status: 200;
      data: {
        total: number;
        looked_at: number;
        /** the most urgent first, at most 12 */
        cards: Array<{
          kind: 'correction' | 'error-image' | 'video' | 'manual';
          priority: 'high' | 'medium' | 'low';
          product: {
            _id: string;
            product_name: string;
          };
          /** the topic; for an error image its code; for a manual the product */
          subject: string;
          customers: number;
          /** when the first of the questions was asked */
          since: string;
          /** for a manual: all questions about the product in the period */
          asked: number | null;
          /** newest first; at least two */
          questions: Array<Questions2>;
        }>;
        /** of what was done in the period and asked about, newest first, at most 6 */
        effects: Array<{
          kind: 'correction' | 'error-image' | 'video' | 'manual';
          product: {
            _id: string;
            product_name: string;
          };
          subject: string;
          /** when it was done */
          timestamp: string;
          /** answers given with it; null where that is not counted */
          useCount: number | null;
          before: {
            /** at most 28 */
            days: number;
            asked: number;
            unhelped: number;
          };
          after: {
            /** at most 28 */
            days: number;
            asked: number;
            unhelped: number;
          };
        }>;
      };
    }>;
  };
  variants: {
    /** The variants that the manuals of a product tell of, and those that the product is. Scope: products:read. */
    productVariants(input: {
      params: {
        productId: string;
      };
    }): Promise<{
      status: 200;
      data: {
        /** groups of names by which the manuals part what they say; one of each group holds */
        options: Array<Array<string>>;
        /** what customers are not asked back for */
        fixed: Array<string>;
      };
    }>;
    /** Fix which variants a product is, so that no customer is asked back; empty: customers are asked. Scope: products:write. */
    fixProductVariants(input: {
      params: {
        productId: string;
      };
      body: {
        variants: Array<string>;
      };
    }): Promise<{
      status: 200;
      data: {
        /** groups of names by which the manuals part what they say; one of each group holds */
        options: Array<Array<string>>;
        /** what customers are not asked back for */
        fixed: Array<string>;
      };
    }>;
    /** The variants that the manuals tell of, and those that the customer of a link has. Scope: chatbots:read. */
    linkVariants(input: {
      params: {
        productId: string;
        uniqueId: string;
      };
    }): Promise<{
      status: 200;
      data: {
        /** groups of names by which the manuals part what they say; one of each group holds */
        options: Array<Array<string>>;
        /** what customers are not asked back for */
        fixed: Array<string>;
      };
    }>;
    /** Fix which variants the customer of a link has; they go before those of the product. Scope: chatbots:write. */
    fixLinkVariants(input: {
      params: {
        productId: string;
        uniqueId: string;
      };
      body: {
        variants: Array<string>;
      };
    }): Promise<{
      status: 200;
      data: {
        /** groups of names by which the manuals part what they say; one of each group holds */
        options: Array<Array<string>>;
        /** what customers are not asked back for */
        fixed: Array<string>;
      };
    }>;
  };
};

const CALLS = {
  companies: {
    usageInfo: { method: 'GET', path: '/api/company/usage-info/:id' },
    summary: { method: 'GET', path: '/api/company/summary' },
  },
  products: {
    upload: { method: 'POST', path: '/api/manual/upload', file: 'file' },
    uploadFromAddress: { method: 'POST', path: '/api/manual/upload-address' },
    updateProduct: { method: 'PATCH', path: '/api/manual/update-product/:productId', file: 'file' },
    allProducts: { method: 'GET', path: '/api/company/all-products' },
    singleProduct: { method: 'GET', path: '/api/company/single-product/:id' },
    deleteProduct: { method: 'DELETE', path: '/api/manual/delete-manual/:id' },
  },
  manuals: {
    deleteManual: { method: 'DELETE', path: '/api/manual/manuals/:manualId' },
    retryManual: { method: 'POST', path: '/api/manual/manuals/:manualId/retry' },
    progress: { method: 'GET', path: '/api/manual/progress/:productId' },
  },
  manualChecks: {
    listChecks: { method: 'GET', path: '/api/manual/checks/:productId' },
    reportChecks: { method: 'GET', path: '/api/manual/checks/:productId/report', isFile: true },
    dismissFinding: { method: 'PATCH', path: '/api/manual/findings/:id' },
  },
  media: {
    uploadVideoLink: { method: 'POST', path: '/api/manual/upload-video-link/:productId' },
    getVideoLinks: { method: 'GET', path: '/api/manual/get-video-links/:productId' },
    updateVideoLink: { method: 'PATCH', path: '/api/manual/video-links/:id' },
    deleteVideoLink: { method: 'DELETE', path: '/api/manual/video-links/:id' },
    uploadImage: { method: 'POST', path: '/api/manual/upload-image', file: 'image' },
    updateImage: { method: 'PATCH', path: '/api/manual/images/:id', file: 'image' },
    deleteImage: { method: 'DELETE', path: '/api/manual/images/:id' },
  },
  chatbots: {
    createBot: { method: 'POST', path: '/api/chatbot/create-bot' },
    createBots: { method: 'POST', path: '/api/chatbot/create-bots' },
    yourBots: { method: 'GET', path: '/api/chatbot/your-bots' },
    exportBots: { method: 'GET', path: '/api/chatbot/export-bots', isFile: true },
    resendLink: { method: 'POST', path: '/api/chatbot/resend-link/:productId/:uniqueId' },
    updateLimit: { method: 'PATCH', path: '/api/chatbot/update-limit/:productId/:uniqueId' },
    deleteChatbot: { method: 'DELETE', path: '/api/chatbot/delete-chatbot/:productId/:uniqueId' },
  },
  conversations: {
    read: { method: 'GET', path: '/api/conversation/:productId/:uniqueId' },
    export: { method: 'GET', path: '/api/conversation/:productId/:uniqueId/export', isFile: true },
  },
  corrections: {
    listCorrections: { method: 'GET', path: '/api/corrections/of-product/:productId' },
    createCorrection: { method: 'POST', path: '/api/corrections/of-product/:productId' },
    previewCorrection: { method: 'POST', path: '/api/corrections/of-product/:productId/preview' },
    updateCorrection: { method: 'PATCH', path: '/api/corrections/:id' },
    deleteCorrection: { method: 'DELETE', path: '/api/corrections/:id' },
  },
  playground: {
    openingQuestions: { method: 'GET', path: '/api/playground/of-product/:productId' },
    tryQuestion: { method: 'POST', path: '/api/playground/of-product/:productId/preview' },
  },
  instructions: {
    instructions: { method: 'GET', path: '/api/company/instructions/:productId' },
    addInstructions: { method: 'POST', path: '/api/company/instructions/:productId' },
    changeInstructions: { method: 'PATCH', path: '/api/company/instructions/:productId/:pageId' },
    removeInstructions: { method: 'DELETE', path: '/api/company/instructions/:productId/:pageId' },
    addEdition: { method: 'POST', path: '/api/company/instructions/:productId/:pageId/editions' },
    removeEdition: {
      method: 'DELETE',
      path: '/api/company/instructions/:productId/:pageId/editions/:editionId',
    },
    setDeclaration: {
      method: 'POST',
      path: '/api/company/instructions/:productId/:pageId/declaration',
      file: 'file',
    },
    paperSent: { method: 'POST', path: '/api/company/instructions/:productId/:pageId/paper/:requestId/sent' },
  },
  instructionCodes: {
    plate: { method: 'GET', path: '/api/company/instructions/:productId/:pageId/plate', isFile: true },
    labels: { method: 'POST', path: '/api/company/instructions/:productId/:pageId/labels', isFile: true },
  },
  likelyQuestions: {
    list: { method: 'GET', path: '/api/likely-questions/of-product/:productId' },
    judge: { method: 'POST', path: '/api/likely-questions/of-product/:productId' },
  },
  starters: {
    list: { method: 'GET', path: '/api/starters/of-product/:productId' },
    choose: { method: 'POST', path: '/api/starters/of-product/:productId' },
    reset: { method: 'POST', path: '/api/starters/of-product/:productId/automatic' },
  },
  dashboard: {
    attention: { method: 'GET', path: '/api/company/attention' },
    firstSteps: { method: 'GET', path: '/api/company/first-steps' },
  },
  deletions: {
    undo: { method: 'POST', path: '/api/manual/undo-delete' },
    undoChatbot: { method: 'POST', path: '/api/chatbot/undo-delete' },
  },
  analytics: {
    feedbackInfo: { method: 'GET', path: '/api/chatbot/feedback-info' },
    productMessagesInfo: { method: 'GET', path: '/api/chatbot/product-messages-info' },
    singleProductMessages: { method: 'GET', path: '/api/chatbot/single-product-messages/:id' },
    overview: { method: 'GET', path: '/api/analytics/overview' },
    products: { method: 'GET', path: '/api/analytics/products' },
    confusedPages: { method: 'GET', path: '/api/analytics/pages' },
    confusedQuestions: { method: 'GET', path: '/api/analytics/pages/:product/:manual/:page' },
    exportQuestions: { method: 'GET', path: '/api/analytics/export-questions', isFile: true },
    report: { method: 'GET', path: '/api/analytics/report', isFile: true },
  },
  topics: {
    confusionPoints: { method: 'GET', path: '/api/analytics/confusion-points' },
    improvements: { method: 'GET', path: '/api/analytics/improvements' },
  },
  variants: {
    productVariants: { method: 'GET', path: '/api/company/product-variants/:productId' },
    fixProductVariants: { method: 'PATCH', path: '/api/company/product-variants/:productId' },
    linkVariants: { method: 'GET', path: '/api/chatbot/link-variants/:productId/:uniqueId' },
    fixLinkVariants: { method: 'PATCH', path: '/api/chatbot/link-variants/:productId/:uniqueId' },
  },
} satisfies Record<string, Record<string, CallRow>>;

/** A call that was refused. */
export class ApiError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** What went wrong, for programs: `not_found`, `invalid_request` … */
  readonly code: string;
  /** What is wrong with which field, where the input was refused. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, errors: Record<string, string>) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export type ClientOptions = {
  /** Address of the installation, such as `https://help.company.com`. */
  url: string;
  /** Access token from Settings › API. */
  token: string;
  /** Replaces the global `fetch`, for proxies and tests. */
  fetch?: typeof globalThis.fetch;
};

type Input = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
  fields?: Record<string, unknown>;
  file?: File;
};

/**
 * Makes a client. A call resolves with the body of the reply, and rejects with an `ApiError` where it is refused and with
 * the `TypeError` of `fetch` where the installation is not reached.
 */
export function createClient(options: ClientOptions): Calls {
  const groups = Object.entries(CALLS).map(([noun, rows]) => [
    noun,
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [name, (input?: Input) => send(options, row, input ?? {})]),
    ),
  ]);
  return Object.fromEntries(groups) as Calls;
}

async function send(options: ClientOptions, row: CallRow, input: Input): Promise<unknown> {
  const doFetch = options.fetch ?? globalThis.fetch;
  const response = await doFetch(addressOf(options.url, row, input), {
    method: row.method,
    headers: {
      ...stringsOf(input.headers),
      authorization: `Bearer ${options.token}`,
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: bodyOf(row, input),
  });
  if (!response.ok) throw await errorOf(response);
  return row.isFile ? response.blob() : response.json();
}

function addressOf(url: string, { path }: CallRow, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(stringsOf(query)).toString();
  return `${url.replace(/\/$/, '')}${filled}${search === '' ? '' : `?${search}`}`;
}

function bodyOf(row: CallRow, { body, fields, file }: Input): string | FormData | null {
  if (row.file === undefined) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(stringsOf(fields))) form.set(name, value);
  if (file) form.set(row.file, file);
  return form;
}

const stringsOf = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    const { code, message, errors } = JSON.parse(text) as Record<string, never>;
    return new ApiError(response.status, code ?? '', message ?? '', errors ?? {});
  } catch {
    // A proxy on the way may answer something else.
    return new ApiError(response.status, '', `HTTP ${response.status}`, {});
  }
}
